#include "decoding/strangers.h"

#include "ground/rng.h"

#include <string.h>

/* Written for this purpose: about everything and nothing, questions, orders and statements, long and short, and some in other languages. */
static const char *const others[] = {
    "the old dog slept in the warm sun all afternoon",
    "please pass me the salt and the pepper",
    "what is the meaning of life",
    "how do you spell necessary",
    "she painted her bicycle bright yellow before the trip",
    "who wrote that song about the lonely astronaut",
    "my grandmother keeps bees behind the church",
    "could you explain how vaccines work",
    "the meeting was moved because the projector broke",
    "why is the sky blue during the day and red in the evening",
    "translate good morning into japanese",
    "the recipe needs two eggs and a cup of sugar",
    "tell me a joke about penguins",
    "is there a cure for hiccups",
    "our team lost the final by a single point",
    "he forgot his umbrella on the bus again",
    "which painter cut off his own ear",
    "water boils at a lower temperature on a mountain",
    "give me three reasons to learn chess",
    "the novel begins with a storm and ends with a wedding",
    "how many legs does a spider have",
    "nobody answered the door although the lights were burning",
    "divide seventeen by four and round the result",
    "sing something cheerful",
    "where did you buy those shoes",
    "the bridge was closed for repairs in spring",
    "compare democracy with monarchy in two sentences",
    "a quiet voice is often heard best",
    "what should i wear to a funeral",
    "the children built a castle out of cardboard boxes",
    "can goldfish recognise their owners",
    "write a poem about autumn leaves",
    "it rained so hard that the cellar flooded",
    "who invented the zipper",
    "they argued about politics until midnight",
    "the bakery on the corner sells wonderful rye bread",
    "summarise the plot of hamlet",
    "do cats dream",
    "an honest answer deserves an honest question",
    "i would rather walk than take the lift",
    "what happens when two black holes collide",
    "the violinist broke a string in the second movement",
    "remember to breathe slowly and relax your shoulders",
    "is seven a lucky number in china",
    "the lawyer asked the witness to speak louder",
    "let us paint the fence before winter comes",
    "how old is the universe",
    "he collects stamps and rare butterflies",
    "fix the bug in this function",
    "draw me a picture of a dragon with three heads",
    "ich habe gestern einen langen brief geschrieben",
    "wo ist der schluessel fuer das gartentor",
    "je ne comprends pas cette question",
    "hier soir nous avons mange une tarte aux pommes",
    "me gustaria aprender a tocar la guitarra",
    "el perro de mi vecino ladra toda la noche",
    "int main void return zero",
    "lorem ipsum dolor sit amet consectetur",
    "yes",
    "hello",
    "thank you very much",
    "i do not know",
    "never mind",
    "are you a robot",
};

size_t asn_strangers_sentences(void)
{
    return sizeof others / sizeof *others;
}

/* Is this input a sentence, or part of one? */
static bool is_text(const asn_model *m, int input)
{
    return m->g->inputs[input].rule != ASN_SYMBOL;
}

static bool copy_tokens(asn_arena *a, const asn_example *from, int input, asn_example *to, asn_error *err)
{
    const asn_tokens *t = &from->tokens[input];
    if (!asn_example_tokens(a, input, (size_t)t->n, to, err))
        return false;
    for (int32_t i = 0; i < t->n; i++)
        if (!asn_example_token(a, input, i, t->text[i], (size_t)t->length[i], to, err))
            return false;
    return true;
}

bool asn_strangers_other(asn_arena *a, const asn_model *m, const asn_example *like, size_t which, asn_example *to, asn_error *err)
{
    const char *text = others[which % asn_strangers_sentences()];
    bool        ok   = asn_example_begin(a, m->g, to, err);
    for (int c = 0; c < m->g->n_inputs && ok; c++) {
        size_t n = strlen(text), most = m->g->inputs[c].rule == ASN_CHARS && m->g->n_inputs > 1 ? 20 : n; /* a name is short */
        ok = is_text(m, c) ? asn_example_text(a, m->g, c, text, n < most ? n : most, to, err) : copy_tokens(a, like, c, to, err);
    }
    return ok && asn_example_index(a, m, to);
}

/* ---- Spoilt sentences. */

typedef struct word {
    char   text[40];
    size_t length;
} word;

/* Letters that nobody ever put in a row. A character stays one. */
static word letters(uint64_t key, bool one)
{
    word w = {.length = one ? 1 : 3 + asn_key(key, 1) % 7};
    for (size_t i = 0; i < w.length; i++)
        w.text[i] = "bcdfghjklmnpqrstvwxzaeiouy"[asn_key(key, 2 + i) % 26];
    return w;
}

static bool put_letters(asn_arena *a, const asn_model *m, int c, int32_t i, uint64_t key, asn_example *to, asn_error *err)
{
    word w = letters(key, m->g->inputs[c].rule == ASN_CHARS);
    return asn_example_token(a, c, i, w.text, w.length, to, err);
}

/* Any word that the model knows. */
static bool put_known(asn_arena *a, const asn_model *m, int c, int32_t i, uint64_t key, asn_example *to, asn_error *err)
{
    const asn_vocab *v = &m->inputs[c];
    size_t           n;
    if (v->n < 2)
        return put_letters(a, m, c, i, key, to, err);
    const char *text = asn_vocab_text(v, 1 + (int32_t)(asn_key(key, 3) % (uint64_t)(v->n - 1)), &n);
    return asn_example_token(a, c, i, text, n, to, err);
}

static bool put_own(asn_arena *a, const asn_tokens *t, int c, int32_t i, int32_t from, asn_example *to, asn_error *err)
{
    return asn_example_token(a, c, i, t->text[from], (size_t)t->length[from], to, err);
}

enum { ALL_LETTERS, MOST_LETTERS, ANY_KNOWN, SHUFFLED, HALF_KNOWN, WAYS };

static bool spoil_input(asn_arena *a, const asn_model *m, const asn_example *from, int c, uint64_t key, asn_example *to, asn_error *err)
{
    const asn_tokens *t   = &from->tokens[c];
    int               way = (int)(asn_key(key, 0) % WAYS);
    int32_t          *order = asn_arena_small(a, ((size_t)t->n + 1) * sizeof *order);
    if (!order || !asn_example_tokens(a, c, (size_t)t->n, to, err))
        return false;
    for (int32_t i = 0; i < t->n; i++) { /* the last of the places so far changes with any of them */
        int32_t k = (int32_t)(asn_key(key, (uint64_t)i << 8 | 5) % ((uint64_t)i + 1));
        order[i]  = order[k];
        order[k]  = i;
    }
    for (int32_t i = 0; i < t->n; i++) {
        uint64_t own = asn_key(key, (uint64_t)i << 8 | 6), chance = asn_key(own, 7) % 10;
        bool     ok  = way == SHUFFLED                            ? put_own(a, t, c, i, order[i], to, err)
                       : way == ANY_KNOWN || (way == HALF_KNOWN && chance < 5) ? put_known(a, m, c, i, own, to, err)
                       : way == HALF_KNOWN || (way == MOST_LETTERS && chance < 4) ? put_own(a, t, c, i, i, to, err)
                                                                  : put_letters(a, m, c, i, own, to, err);
        if (!ok)
            return false;
    }
    return true;
}

bool asn_strangers_spoil(asn_arena *a, const asn_model *m, const asn_example *from, uint64_t key, asn_example *to, asn_error *err)
{
    bool ok = asn_example_begin(a, m->g, to, err);
    for (int c = 0; c < m->g->n_inputs && ok; c++)
        ok = is_text(m, c) ? spoil_input(a, m, from, c, asn_key(key, 0xC0), to, err) : copy_tokens(a, from, c, to, err);
    return ok && asn_example_index(a, m, to);
}
