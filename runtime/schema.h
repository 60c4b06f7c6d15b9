/* schema.h: what the compiler and the runtime both know, each list once. asdlc writes these names into generated code, the runtime reads
 * them there. A list is a macro that calls X for each row; whoever needs the rows in another form gives its own X.
 * ASN_ABI changes with the lists, and generated code does not compile when it was written with others. */
#ifndef ASN_SCHEMA_H
#define ASN_SCHEMA_H

/* Kinds of modules: name in C, word for users. */
#define ASN_MODULE_KINDS(X)                                                     \
    X(CHOICE, "choice")                 /* a type with several constructors */  \
    X(SINGLE, "single")                 /* a type with one: nothing to choose */ \
    X(CONSTRUCTOR, "constructor")                                               \
    X(FIELD_ONE, "one")                                                         \
    X(FIELD_OPTIONAL, "optional")                                               \
    X(FIELD_SEQUENCE, "sequence")                                               \
    X(FIELD_OPTIONALS, "optionals")     /* ?*: a sequence with gaps */          \
    X(CLOSED, "closed")                 /* a primitive type: a list learnt from the data */ \
    X(OPEN, "open")                     /* a primitive type: that list, or spelled */ \
    X(COPIED, "copied")                 /* a primitive type: that list, copied from the input, and spelled if it is open */

/* Parameters of modules: name in C, name in model files. */
#define ASN_PARAMS(X)                                                           \
    X(E, "e")                                                                   \
    X(ATT_V, "att.v") X(ATT_COMP_V, "att.comp.v")                               \
    X(ATT_S, "att.s") X(ATT_COMP_S, "att.comp.s")                               \
    X(START, "start")                                                           \
    X(F_V, "f.v") X(F_C, "f.c") X(F_E, "f.e") X(F_B, "f.b") X(F_OUT_W, "f.out.w") X(F_OUT_B, "f.out.b") \
    X(GEN_V, "gen.v") X(GEN_C, "gen.c") X(GEN_S, "gen.s") X(GEN_B, "gen.b") X(GEN_OUT_W, "gen.out.w") X(GEN_OUT_B, "gen.out.b") \
    X(UPDATE_V, "update.v") X(UPDATE_C, "update.c") X(UPDATE_S, "update.s") X(UPDATE_B, "update.b") \
    X(SOME_V, "some.v") X(SOME_C, "some.c") X(SOME_B, "some.b") X(SOME_OUT_W, "some.out.w") X(SOME_OUT_B, "some.out.b") \
    X(NEW_V, "new.v") X(NEW_C, "new.c") X(NEW_B, "new.b") X(NEW_OUT_W, "new.out.w") X(NEW_OUT_B, "new.out.b") \
    X(WAY_V, "way.v") X(WAY_C, "way.c") X(WAY_B, "way.b") X(WAY_OUT_W, "way.out.w") X(WAY_OUT_B, "way.out.b") X(COPY_V, "copy.v")

/* Sizes of parameters that are known when a model is made: name in C, as it is written in shapes. */
#define ASN_SIZES(X)                                                            \
    X(HIDDEN, "H")        /* width of every state and hidden layer */           \
    X(ENCODING, "2H")     /* width of a token's encoding, in both directions */ \
    X(INPUTS, "inputs")   /* number of input components */                      \
    X(VALUES, "V")        /* length of a primitive type's list */               \
    X(CHOICES, "C")       /* number of a type's constructors */                 \
    X(WAYS, "ways")       /* of a primitive type with copies: from its list, by each copy statement, and spelled if it is open */ \
    X(POINTERS, "2H*pointers") /* of its copies: one for a token, two for a span (where it begins, where it ends), none for the whole */

/* How many children a field has. */
#define ASN_CARDS(X) X(ONE) X(OPTIONAL) X(SEQUENCE) X(OPTIONALS)
/* Kinds of values: '1', b'1', 1 and True. */
#define ASN_ATOM_KINDS(X) X(STRING) X(BYTES) X(NUMBER) X(NAME)
/* How an input is split. */
#define ASN_INPUT_RULES(X) X(WORDS) X(CHARS) X(SYMBOL)
/* What of an input a value is copied from: a token, a run of tokens, all of it. */
#define ASN_PARTS(X) X(TOKEN) X(SPAN) X(WHOLE)
/* What happens to the text on the way: nothing, lower case, CamelCase, a number instead of a string. */
#define ASN_TRANSFORMS(X) X(AS_IS) X(LOWER) X(CAMEL) X(NUMBER)
/* How a value is printed. */
#define ASN_CONVERSIONS(X)                                                      \
    X(RAW)                                                                      \
    X(REPR)    /* as in tree text: Python's repr */                             \
    X(JSON)    /* a JSON string */                                              \
    X(SQL)     /* '' for a quote inside quotes */                               \
    X(FORMAT)  /* inside a format string: escapes, braces doubled, no quotes around */
/* A template, step by step. */
#define ASN_STEPS(X)                                                            \
    X(END)                                                                      \
    X(TEXT)    /* as it stands */                                               \
    X(LINE)    /* a new line, at the depth of the block */                      \
    X(DEPTH)   /* a block deeper, or one less deep */                           \
    X(CHILD)                                                                    \
    X(IF)      /* the test fails: go on elsewhere */                            \
    X(GO)                                                                       \
    X(LOOP)    /* there is no row: go on elsewhere */                           \
    X(NEXT)    /* there is no further row: go on elsewhere */                   \
    X(JOIN)    /* parts with a text between those that print something */       \
    X(PART)                                                                     \
    X(JOINED)
/* What a template asks of a field: a child, one of these constructors, one child only, a value's text, a value's kind; whether a row is the
 * last one. */
#define ASN_TESTS(X) X(PRESENT) X(CTOR) X(SOLE) X(VALUE) X(KIND) X(LAST)

/* Settings, in the order in which they are listed: name, name in C, type, least, most, by default, as the paper has it where that
 * differs, what it is. A WORD is one of those that ASN_SETTING_WORDS lists. */
#define ASN_SETTINGS(X)                                                                                                              \
    X("hidden", hidden, INT, 1, 4096, "64", "50", "width of all states and hidden layers")                                           \
    X("embed", embed, INT, 1, 4096, "100", "100", "width of a token's embedding")                                                    \
    X("dropout", dropout, REAL, 0, 0.95, "0.3", NULL, "share of units dropped on non-recurrent connections")                         \
    X("embed-dropout", embed_dropout, REAL, 0, 0.95, "0", "0", "share of units dropped from word embeddings; a word loses the same ones in a whole minibatch") \
    X("locked", locked, INT, 0, 1, "0", "0", "1: all states of an example lose the same units, at each place where units are dropped; 0: each loses its own") \
    X("epochs", epochs, INT, 1, 1e6, "60", "200", "passes over the data")                                                            \
    X("batch", batch, INT, 1, 1e5, "20", NULL, "examples in a minibatch")                                                            \
    X("rate", rate, REAL, 0, 10, "0.0025", "0.001", "learning rate of Adam")                                                         \
    X("decay", decay, REAL, 0, 1, "0.97", "1", "the rate is multiplied by this after each pass")                                     \
    X("decay-after", decay_after, INT, 0, 1e6, "20", NULL, "passes before the rate decays")                                          \
    X("clip", clip, REAL, 0, 1e9, "5", NULL, "largest norm of a gradient: a longer one is scaled down; 0: no limit")                  \
    X("smooth", smooth, REAL, 0, 0.9, "0", "0", "label smoothing")                                                                   \
    X("average", average, REAL, 0, 0.99999, "0", "0", "decay of the moving average of weights; 0: none")                             \
    X("sup-att", sup_att, REAL, 0, 1e6, "1", "0", "weight of supervised attention, for values")                                      \
    X("align", align, REAL, 0, 1, "0", "0", "supervise attention by alignments learnt from the examples, too: those at least this certain (try 0.2); 0: only by equal strings") \
    X("sup-choice", sup_choice, REAL, 0, 1e6, "0", "0", "weight of supervised attention for the choice of a constructor; needs --align") \
    X("sup-child", sup_child, REAL, 0, 1e6, "0", "0", "weight of supervised attention for the next child of a sequence and for optional children; needs --align") \
    X("sup-node", sup_node, REAL, 0, 1e6, "0", "0", "weight of supervised attention for a constructor's fields; needs --align")      \
    X("recombine", recombine, REAL, 0, 100, "0", "0", "examples made from parts of others, for each example of the data, anew in each pass (try 1); needs --align") \
    X("teach", teach, REAL, 0, 1, "0.5", NULL, "share of the loss that follows the teachers, where there are some (--teacher)")        \
    X("teach-extra", teach_extra, REAL, 0, 1, "1", NULL, "the same for examples that --recombine makes, whose trees may be wrong")    \
    X("grams", grams, INT, 0, 65536, "0", "0", "size of the table of letter groups that embed unknown words, and tell the kind and number of entities such as ci0; 0: all unknown words are alike") \
    X("direct", direct, INT, 0, 1, "0", "0", "1: what is attended to holds each token's own embedding, too, beside what the LSTMs make of its sentence; 0: only that") \
    X("feed", feed, INT, 0, 65536, "0", "0", "size of the table of labels by which a sequence knows what stands before it: its earlier children, and the fields before it; 0: it does not") \
    X("unknown", unknown, REAL, 0, 1, "0.25", "1", "chance that a word seen once in training is taken as unknown; 1: always, in answers as well") \
    X("wide-start", wide_start, INT, 0, 1, "0", "1", "1: embeddings begin as large as their width allows; 0: as their table's size allows, which is smaller") \
    X("prune", prune, INT, 0, 1, "1", NULL, "1: no weights for what never occurs in the examples; 0: the model learns that it does not") \
    X("minimum", minimum, INT, 1, 1e6, "1", NULL, "values and words that occur fewer times are dropped from the vocabularies")       \
    X("patience", patience, INT, 0, 1e6, "0", "0", "evaluations without a better result before training stops; 0: never")            \
    X("every", every, INT, 1, 1e6, "1", NULL, "passes from one evaluation to the next")                                              \
    X("metric", metric, WORD, 0, 2, "em", NULL, "what the best pass is chosen by: em (exact match), bleu or f1")                   \
    X("shards", shards, INT, 1, ASN_MOST_SHARDS, "2", NULL, "parts of a minibatch, which threads run side by side; unless it is given, one per processor, 2 to 8") \
    X("blas", blas, WORD, 0, 1, "own", NULL, "who multiplies matrices: own, with the same bits on every machine, or openblas")         \
    X("seed", seed, SEED, 0, 1e18, "1", NULL, "seed of everything random")                                                           \
    X("nodes", nodes, INT, 1, 1e5, "1000", NULL, "most nodes of a tree that is decoded")                                             \
    X("depth", depth, INT, 1, 1000, "100", NULL, "greatest height of a tree that is decoded")                                        \
    X("letters", letters, INT, 0, 10000, "60", NULL, "most characters of a value that is spelled")                                     \
    X("search", search, INT, 0, 1e9, "0", "0", "most steps that an answer may take to be proved the most probable tree (try 1000); 0: it is made greedily, one choice at a time")
#define ASN_SETTING_WORDS(X) X(metric, "em", "bleu", "f1") X(blas, "own", "openblas", NULL)
enum { ASN_MOST_SHARDS = 64 };
typedef enum asn_setting_type { ASN_IS_INT, ASN_IS_REAL, ASN_IS_SEED, ASN_IS_WORD } asn_setting_type;

enum { ASN_MOST_CHILDREN = 1000000 }; /* that `limit` can state */

/* ---- The lists as enumerations: ASN_CHOICE, ASN_PARAM_ATT_V, ASN_SET_hidden. */

#define ASN_ROW(id, text) ASN_##id,
typedef enum asn_module_kind { ASN_MODULE_KINDS(ASN_ROW) ASN_N_MODULE_KINDS } asn_module_kind;
#undef ASN_ROW
#define ASN_ROW(id, text) ASN_PARAM_##id,
typedef enum asn_param_id { ASN_NO_PARAM = -1, ASN_PARAMS(ASN_ROW) ASN_N_PARAMS } asn_param_id;
#undef ASN_ROW
#define ASN_ROW(name, id, type, least, most, value, paper, help) ASN_SET_##id,
typedef enum asn_setting_id { ASN_SETTINGS(ASN_ROW) ASN_N_SETTINGS } asn_setting_id;
#undef ASN_ROW
/* A size is one of these or, where it is positive, itself. */
#define ASN_ROW(id, text) ASN_SIZE_##id,
enum { ASN_SIZES(ASN_ROW) ASN_N_SIZES };
#undef ASN_ROW
#define ASN_ROW(id, text) ASN_##id = -1 - (int)ASN_SIZE_##id,
enum { ASN_SIZES(ASN_ROW) ASN_LEAST_SIZE = -(int)ASN_N_SIZES };
#undef ASN_ROW
#define ASN_ROW(id) ASN_##id,
typedef enum asn_card { ASN_CARDS(ASN_ROW) ASN_N_CARDS } asn_card;
typedef enum asn_atom_kind { ASN_NO_ATOM, ASN_ATOM_KINDS(ASN_ROW) ASN_N_ATOM_KINDS } asn_atom_kind;
typedef enum asn_input_rule { ASN_INPUT_RULES(ASN_ROW) ASN_N_INPUT_RULES } asn_input_rule;
typedef enum asn_conversion { ASN_CONVERSIONS(ASN_ROW) ASN_N_CONVERSIONS } asn_conversion;
#undef ASN_ROW
#define ASN_ROW(id) ASN_STEP_##id,
typedef enum asn_step_kind { ASN_STEPS(ASN_ROW) ASN_N_STEPS } asn_step_kind;
#undef ASN_ROW
#define ASN_ROW(id) ASN_TEST_##id,
typedef enum asn_test_kind { ASN_TESTS(ASN_ROW) ASN_N_TESTS } asn_test_kind;
#undef ASN_ROW
#define ASN_ROW(id) ASN_COPY_##id,
typedef enum asn_part { ASN_PARTS(ASN_ROW) ASN_N_PARTS } asn_part;
typedef enum asn_transform { ASN_TRANSFORMS(ASN_ROW) ASN_N_TRANSFORMS } asn_transform;
#undef ASN_ROW

/* ---- A number made of all lists: of each row its list, its place, and the lengths of its names. Generated code says all the names that
 * it uses, so that one that was merely spelled anew is found as well. */
#define ASN_MIX(list, at, id, text) + (((list) * 97u + (unsigned)(at)) * 2654435761u ^ ((unsigned)sizeof(#id) * 131u + (unsigned)sizeof(text)) * 40503u)
#define ASN_MIX_KIND(id, text) ASN_MIX(1u, ASN_##id, id, text)
#define ASN_MIX_PARAM(id, text) ASN_MIX(2u, ASN_PARAM_##id, id, text)
#define ASN_MIX_SIZE(id, text) ASN_MIX(3u, ASN_SIZE_##id, id, text)
#define ASN_MIX_CARD(id) ASN_MIX(4u, ASN_##id, id, "")
#define ASN_MIX_ATOM(id) ASN_MIX(5u, ASN_##id, id, "")
#define ASN_MIX_RULE(id) ASN_MIX(6u, ASN_##id, id, "")
#define ASN_MIX_PART(id) ASN_MIX(7u, ASN_COPY_##id, id, "")
#define ASN_MIX_TRANSFORM(id) ASN_MIX(10u, ASN_COPY_##id, id, "")
#define ASN_MIX_CONVERSION(id) ASN_MIX(8u, ASN_##id, id, "")
#define ASN_MIX_STEP(id) ASN_MIX(11u, ASN_STEP_##id, id, "")
#define ASN_MIX_TEST(id) ASN_MIX(12u, ASN_TEST_##id, id, "")
#define ASN_MIX_SETTING(name, id, type, least, most, value, paper, help) ASN_MIX(9u, ASN_SET_##id, type, name)
enum {
    ASN_ABI = (int)((0u ASN_MODULE_KINDS(ASN_MIX_KIND) ASN_PARAMS(ASN_MIX_PARAM) ASN_SIZES(ASN_MIX_SIZE) ASN_CARDS(ASN_MIX_CARD)
                     ASN_ATOM_KINDS(ASN_MIX_ATOM) ASN_INPUT_RULES(ASN_MIX_RULE) ASN_PARTS(ASN_MIX_PART) ASN_TRANSFORMS(ASN_MIX_TRANSFORM) ASN_CONVERSIONS(ASN_MIX_CONVERSION)
                     ASN_STEPS(ASN_MIX_STEP) ASN_TESTS(ASN_MIX_TEST)
                     ASN_SETTINGS(ASN_MIX_SETTING)) & 0x7fffffffu)
};
#endif
