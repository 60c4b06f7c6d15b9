/* home_data: the sentences of grammars/home.task: household commands, each with its tree.
 *
 *   home_data DIR [N]          DIR/train.jsonl (N examples, 10000), DIR/dev.jsonl (200) and DIR/test.jsonl (100), whatever N is
 *   home_data --stream N SEED  N examples of the same kind to standard output, not split
 *
 * The same arguments give the same bytes. A sentence stands once; capitals and the mark at its end do not make it another.
 *
 * Reminders, messages, names, items, titles, rooms are free text, put together from words that were collected here and from
 * words that are made up of syllables. Dev and test show what a parser does with free text that it has never met:
 *   - a hash gives every word of free text to train (three quarters of the words), dev or test. Train uses its own words only, dev and
 *     test their own and those of train, about half and half. So it is for numbers above 20 that are no time of the day;
 *   - no free text of dev or test, taken as a whole, stands in another sentence;
 *   - every sentence of test has a word that is not in train. Of dev this holds too, but for commands without any free text, which
 *     test leaves out. Words that merely happen to be in a train sentence (a room that is also a verb) do not count as new.
 *
 * A value is what was typed: it has the capitals of the sentence, and no full stop or quotes around it.
 *   - an item is without its number and article: 'two bags of flour' is 2 'bags of flour', 'a bag of flour' is 'bag of flour';
 *   - a reminder is without its time, a message takes everything behind 'that': 'the boiler man comes at nine';
 *   - a room is without 'the', a band with it; a list is without 'list', a timer's label without 'timer';
 *   - 'tonight' is today at night, 'in the morning' behind an hour is am, in the afternoon and evening pm;
 *   - a full hour has no minutes, whether it is typed 7 or 7:00. */
#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- chance: splitmix64 ---- */

typedef struct {
    uint64_t state;
} rng;

static uint64_t mix(uint64_t z)
{
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static int below(rng *r, int n)
{
    r->state += 0x9e3779b97f4a7c15u;
    return (int)(mix(r->state) % (uint64_t)n);
}

static int between(rng *r, int low, int high)
{
    return low + below(r, high - low + 1);
}

static bool chance(rng *r, int percent)
{
    return below(r, 100) < percent;
}

/* ---- text ---- */

typedef struct {
    size_t n;
    char   s[1024];
} text;

static void add(text *t, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int n = vsnprintf(t->s + t->n, sizeof t->s - t->n, format, args);
    va_end(args);
    if (n < 0 || (size_t)n >= sizeof t->s - t->n) {
        fprintf(stderr, "home_data: a sentence or tree is too long: %s\n", t->s);
        exit(1);
    }
    t->n += (size_t)n;
}

/* Adds one of the choices, which are set apart by '|'; '$', '#' and '@' in it stand for a, b and c. */
static void say(rng *r, text *t, const char *choices, const char *a, const char *b, const char *c)
{
    int count = 1;
    for (const char *s = choices; *s; s++)
        count += *s == '|';
    const char *s = choices;
    for (int i = below(r, count); i > 0; i--)
        s = strchr(s, '|') + 1;
    for (; *s && *s != '|'; s++) {
        if (*s == '$' || *s == '#' || *s == '@')
            add(t, "%s", *s == '$' ? a : *s == '#' ? b : c);
        else
            add(t, "%c", *s);
    }
}

static bool is_upper(char c)
{
    return c >= 'A' && c <= 'Z';
}

static bool is_lower(char c)
{
    return c >= 'a' && c <= 'z';
}

static char to_lower(char c)
{
    return is_upper(c) ? (char)(c - 'A' + 'a') : c;
}

static char to_upper(char c)
{
    return is_lower(c) ? (char)(c - 'a' + 'A') : c;
}

/* of a string as it is without its capitals (those of ASCII) */
static uint64_t hash(const char *s, size_t n)
{
    uint64_t h = 0xcbf29ce484222325u;
    for (size_t i = 0; i < n; i++)
        h = (h ^ (unsigned char)to_lower(s[i])) * 0x100000001b3u;
    return mix(h);
}

/* ---- a sentence on its way ---- */

/* A value stands in the sentence between two marks: the number of its slot, from 1 on, and CLOSE. In the tree the number stands for the
 * value, which is read from the sentence when that has got its capitals. */
enum { SLOTS = 8, CLOSE = 0x0e };
enum { TRAIN, DEV, TEST, ALL };

typedef struct {
    rng *r;
    int  set, slots;
    text said, tree; /* with marks */
} draft;

static void slot(draft *d, text *said, text *tree, const char *value)
{
    if (d->slots == SLOTS) {
        fprintf(stderr, "home_data: more than %d values in one sentence\n", SLOTS);
        exit(1);
    }
    d->slots++;
    add(said, "%c%s%c", d->slots, value, CLOSE);
    add(tree, "%c", d->slots);
}

/* ---- words ---- */

enum { POOL = 700 };

typedef struct {
    const char *lines[48]; /* words with blanks between them */
    const char *word[POOL];
    size_t      length[POOL];
    int         n;
} pool;

static pool verbs = {.lines = {
    "polish paint fix clean repair water feed wash iron fold sharpen oil mend patch sand varnish prune trim mow rake sweep mop dust scrub",
    "empty fill refill order collect fetch return renew book cancel pay check inspect test replace charge unplug move lift carry hang frame",
    "wrap post mail pack unpack sort label count weigh measure photograph scan print sign shred file copy send find borrow lend sell buy",
    "donate recycle defrost marinate knead bake chop peel soak rinse season stir taste freeze thaw grind roast pickle bottle brew descale",
    "unclog bleed insulate drill glue solder rewire tune restring grease inflate pump rotate wax buff rinse vacuum air brush groom walk",
    "vaccinate microchip worm repot transplant fertilise harvest sow thin stake weed compost dig level pave grout tile caulk seal plaster",
    "assemble dismantle tighten loosen adjust align calibrate reset restart update install download upload rename delete review",
    "proofread rehearse practise memorise translate summarise rewrite outline sketch embroider knit crochet hem darn stitch bleach dye starch",
    "winterise unblock reseal rehang restock reorder reschedule confirm decline approve submit cash transfer deposit invoice claim dispute"}};

static pool nouns = {.lines = {
    "fence gate boiler radiator gutter chimney roof ladder shed greenhouse pond hedge lawn mower trellis patio deck bench hammock swing",
    "bike helmet scooter trailer tyre car engine battery charger cable plug socket fuse lamp lantern candle bulb mirror picture poster clock",
    "curtains carpet rug sofa armchair cushion blanket duvet pillow mattress wardrobe drawer shelf bookcase desk chair stool table cot",
    "oven fridge freezer kettle toaster blender dishwasher tumbler iron heater fan filter pump tank aquarium hamster rabbit parrot tortoise",
    "passport visa licence invoice receipt contract letter parcel envelope stamp form ticket voucher cheque prescription certificate diploma",
    "piano guitar violin cello trumpet flute drum accordion metronome speaker amplifier microphone headphones projector camera tripod lens",
    "coat jacket scarf gloves boots sandals slippers trousers shirt blouse tie suit dress uniform costume apron hat umbrella backpack suitcase",
    "tent stove sleeping bag compass map torch rope kayak paddle surfboard skis sledge skates racket net ball whistle stopwatch trophy medal",
    "plumber electrician dentist doctor vet optician barber tailor cobbler locksmith roofer gardener nanny teacher tutor coach landlord",
    "tenant neighbour accountant lawyer banker courier florist baker butcher grocer librarian mechanic carpenter plasterer surveyor broker",
    "orchid fern cactus ivy basil rosemary tulip dahlia fig lemon olive maple birch willow bonsai tomatoes beans pumpkin lettuce seedlings",
    "hinge bolt screw nail bracket washer valve pipe tap sink bathtub shower drain toilet cistern thermostat meter alarm doorbell lock keys",
    "laptop tablet printer scanner router modem keyboard monitor server backup password invoice spreadsheet slides essay thesis poem speech",
    "novel magazine atlas dictionary cookbook album diary scrapbook jigsaw puzzle chessboard domino kite drone robot doll teddy dinosaur",
    "cradle stroller highchair bib bottle teether rattle nappies crayons paint easel canvas brush chisel saw hammer pliers spanner vice lathe",
    "anvil loom spindle bobbin thimble needle zip button ribbon buckle brooch necklace bracelet earrings watch ring locket tiara cufflinks",
    "teapot saucer goblet decanter corkscrew ladle whisk sieve colander grater skillet wok casserole ramekin tureen platter tray trivet",
    "banister skylight awning shutter windowsill doormat coaster ashtray birdcage beehive wheelbarrow trowel secateurs strimmer hosepipe"}};

static pool adjectives = {.lines = {
    "old new big small red blue green yellow black white brown grey purple orange pink golden silver wooden metal plastic leather woollen",
    "cotton velvet silk linen broken loose rusty dusty muddy sticky squeaky wobbly leaky cracked torn faded stained crooked noisy heavy",
    "light spare second third other last front back upper lower left outer inner tall short wide narrow long round square folding electric",
    "antique vintage modern fancy plain striped dotted chequered flowery fluffy shiny matt fragile borrowed rented missing unpaid overdue",
    "annual monthly quarterly Danish Persian Turkish Scottish Bavarian Peruvian copper brass ceramic marble granite bamboo wicker rattan",
    "oak walnut cherry pine rubber canvas denim tweed suede crystal porcelain enamel inflatable portable cordless waterproof handmade"}};

static pool foods = {.lines = {
    "milk butter cheese yoghurt cream eggs flour sugar salt pepper rice pasta noodles oats bread rolls bagels crackers biscuits cake honey",
    "jam marmalade mustard ketchup vinegar oil olives capers anchovies tuna salmon herring mackerel prawns mussels chicken turkey beef lamb",
    "pork ham bacon sausages tofu tempeh lentils chickpeas beans peas corn carrots onions garlic leeks celery spinach kale cabbage broccoli",
    "cauliflower radishes beetroot turnips parsnips potatoes pumpkins courgettes aubergines peppers tomatoes cucumbers lettuce rocket",
    "mushrooms apples pears plums cherries grapes oranges lemons limes bananas mangoes pineapples kiwis peaches apricots figs dates raisins",
    "almonds walnuts hazelnuts cashews pistachios peanuts coffee tea cocoa juice lemonade cider beer wine water ice chocolate fudge toffee",
    "vanilla cinnamon cardamom turmeric paprika saffron cumin coriander basil parsley thyme oregano dill mint ginger horseradish wasabi miso",
    "granola muesli porridge quinoa couscous bulgur polenta gnocchi ravioli tortillas naan pitta focaccia brioche croissants scones crumpets",
    "batteries bulbs sponges bleach soap shampoo toothpaste tissues napkins foil matches candles nails screws sandpaper string tape glue",
    "stamps envelopes pencils crayons nappies wipes plasters bandages aspirin compost seeds birdseed catnip kibble charcoal firewood",
    "halloumi feta ricotta mascarpone gorgonzola camembert sauerkraut kimchi gherkins artichokes asparagus fennel okra samphire shallots"}};

static pool kinds = {.lines = {
    "oat soy almond rice goat sheep whole skimmed salted unsalted smoked fresh frozen dried tinned organic wild baby sweet sour spicy mild",
    "dark brown white red green black yellow purple plain crunchy smooth sparkling still decaf herbal roasted raw ripe seedless pickled",
    "grated sliced chopped crushed ground minced wholemeal sourdough rye spelt corn coconut peanut hazelnut sesame sunflower rapeseed maple",
    "Greek Italian French Swiss Danish Thai Korean Mexican Indian Polish Turkish Cornish Belgian Basmati Arborio Darjeeling"}};

static pool measures = {.lines = {
    "bags bottles jars tins boxes packets cartons crates rolls tubes loaves bunches kilos litres pounds slices tubs sacks cans punnets sachets",
    "trays bars blocks wedges sprigs cloves heads"}};

static pool first_names = {.lines = {
    "Zarina Jürgen Imke Oskar Maja Lena Anton Ravi Priya Kofi Amara Yusuf Leyla Tomasz Agnieszka Ines Pablo Lucía Mateo Chiara Luca Giulia",
    "Marco Sven Astrid Lars Freya Björn Ingrid Mikko Aino Eero Siobhan Declan Niamh Rhys Carys Fiona Hamish Olga Dmitri Svetlana Irina",
    "Boris Milan Jana Petra Zdeněk Kateřina Ágnes László Zoltán Ioana Radu Elena Nikos Eleni Despina Mehmet Ayşe Emre Fatima Omar Layla",
    "Hassan Noor Karim Samira Chen Mei Wei Ling Haruto Yuki Sakura Kenji Minjun Jisoo Thuy Linh Somchai Arjun Deepa Sanjay Meera Ananya",
    "Tariq Zainab Chidi Ngozi Thabo Lindiwe Kwame Abena Selam Dawit Moana Tane Kaia Nalani Diego Ximena Thiago Beatriz João Rafaela Camille",
    "Étienne Margot Théo Anouk Bram Femke Joost Saskia Wout Greta Konrad Liesl Beppe Ottavia Gwen Alistair Rupert Beatrix Cuthbert Winifred",
    "mum dad grandma grandpa Anna Ben Clara David Emma Felix Grace Henry Isla Jack Kate Leo Mia Noah Olivia Paul Quinn Rosa Sam Tess Uma",
    "Victor Will Xavier Yvonne Zack Martha Nigel Doris Edith Harold Norma Ursula Wendell Ignatius Philippa Rosalind Thaddeus Cordelia"}};

static pool title_words = {.lines = {
    "harvest moon river fire rain summer winter autumn midnight morning shadow mirror silver golden broken heart road highway train station",
    "window garden ocean island mountain desert valley thunder lightning storm wind feather raven sparrow tiger wolf fox horse dragon ghost",
    "angel devil king queen soldier sailor stranger lover dreamer dancer clown prophet pilgrim orphan gypsy cowboy diamond ruby emerald",
    "velvet satin paper glass stone iron copper neon electric cosmic crystal crimson scarlet indigo violet amber ivory ebony hollow lonely",
    "wild gentle bitter sweet crooked frozen burning falling rising drifting sleeping dancing running whispering echoes memories promises",
    "letters secrets lullaby serenade waltz tango ballad anthem hymn requiem overture nocturne horizon gravity satellite comet nebula aurora",
    "carousel lighthouse harbour cathedral skyline boulevard avenue alley bridge tunnel tower castle palace ruins meadow orchard willow",
    "juniper marigold lavender magnolia jasmine clover thistle bramble nightingale magpie heron albatross firefly butterfly dragonfly moth"}};

static pool rooms = {.lines = {
    "kitchen nursery bedroom bathroom study office hallway landing attic cellar basement garage pantry larder library lounge parlour den",
    "conservatory veranda porch patio terrace balcony courtyard greenhouse shed workshop studio laundry scullery cloakroom playroom dressing",
    "sauna gym cinema snug mezzanine loft vestibule foyer alcove gallery sunroom orangery boathouse stable barn annexe bunkroom boudoir",
    "kitchenette utility guestroom bathhouse carport gazebo summerhouse outhouse dormitory ballroom crypt mudroom pavilion rotunda"}};

static pool towns = {.lines = {
    "London Paris Berlin Madrid Rome Vienna Prague Lisbon Dublin Oslo Stockholm Helsinki Copenhagen Tromsø Reykjavik Skagen Malmö Gdańsk",
    "Kraków Budapest Zagreb Ljubljana Sofia Athens Izmir Cairo Nairobi Lagos Accra Dakar Windhoek Mumbai Jaipur Kathmandu Hanoi Osaka Kyoto",
    "Busan Taipei Perth Hobart Dunedin Vancouver Québec Denver Austin Chicago Boston Oaxaca Bogotá Lima Cusco Santiago Montevideo Recife",
    "Porto Seville Girona Lyon Marseille Ghent Bruges Utrecht Bremen Leipzig Graz Basel Bern Turin Bari Valletta Split Varna Brno Tartu"}};

static pool list_names = {.lines = {
    "shopping grocery packing hardware birthday christmas holiday camping wedding gift wish reading cleaning repair garden pharmacy party",
    "picnic school travel moving weekend baking barbecue spring guest museum hiking festival pantry medicine craft stationery pet baby ski",
    "allotment sailing fishing sewing halloween easter ramadan diwali hanukkah graduation christening housewarming jumble auction loft"}};

static pool labels = {.lines = {
    "lasagne eggs pasta rice potatoes pizza bread dough cookies muffins roast stew soup tea coffee laundry dryer dishwasher nap homework",
    "reading break workout stretching meditation yoga plank piano practice bath shower parking meter sprinkler paint glue face mask sauna",
    "brownies quiche casserole souffle meringue risotto gratin goulash dumplings pancakes waffles custard pudding jelly broth stock curry",
    "moussaka paella ratatouille shakshuka strudel pavlova frittata tagine bouillabaisse carbonara minestrone gazpacho schnitzel falafel"}};

static pool doings = {.lines = {
    "dentist lunch dinner breakfast brunch coffee drinks haircut checkup meeting interview rehearsal recital concert lecture workshop seminar",
    "swimming football tennis badminton squash choir orchestra ballet judo karate fencing rowing sailing climbing physio massage manicure",
    "barbecue picnic party wedding christening funeral reunion viewing inspection delivery appraisal audit exam webinar hackathon matinee",
    "bridge poker chess bowling karaoke pottery calligraphy archery zumba pilates osteopath orthodontist podiatrist christingle vernissage"}};

static void pool_split(pool *p)
{
    for (int i = 0; p->lines[i]; i++)
        for (const char *s = p->lines[i]; *s; s += *s == ' ') {
            size_t n = strcspn(s, " ");
            if (p->n == POOL) {
                fprintf(stderr, "home_data: a pool has more than %d words\n", POOL);
                exit(1);
            }
            p->word[p->n]     = s;
            p->length[p->n++] = n;
            s += n;
        }
}

/* The set that a word of free text belongs to */
static int home_of(const char *word, size_t n)
{
    int share = (int)(hash(word, n) % 100);
    return share < 12 ? DEV : share < 25 ? TEST : TRAIN;
}

/* The set that the next word is taken from */
static int wanted(draft *d)
{
    return d->set == TRAIN || d->set == ALL || chance(d->r, 50) ? TRAIN : d->set;
}

static void pick(draft *d, text *t, pool *p)
{
    if (p->n == 0)
        pool_split(p);
    for (int want = wanted(d);;) {
        int i = below(d->r, p->n);
        if (d->set == ALL || home_of(p->word[i], p->length[i]) == want) {
            add(t, "%.*s", (int)p->length[i], p->word[i]);
            return;
        }
    }
}

/* A word that nobody has heard: Tovani, Brelmo */
static void invent(draft *d, text *t, bool capital)
{
    static const char *const begin[] = {"b", "br", "c", "ch", "d", "dr", "f", "fl", "g", "gr", "h", "j", "k", "kr", "l", "m", "n", "p", "pr",
                                        "qu", "r", "s", "sh", "sk", "st", "t", "th", "tr", "v", "w", "y", "z", "", "bl", "v", "z", "k", "m"};
    static const char *const middle[] = {"a", "e", "i", "o", "u", "a", "e", "i", "o", "ai", "ea", "ee", "oo", "ou", "y", "ia"};
    static const char *const end[]    = {"", "", "", "n", "l", "r", "s", "m", "x", "nd", "rt", "lm", "ck", "nt", "th", "sk"};
    for (int want = wanted(d);;) {
        text word = {0};
        for (int i = between(d->r, 2, 3), k = 0; k < i; k++) { /* one draw a statement: the order in one call is the compiler's */
            add(&word, "%s", begin[below(d->r, (int)(sizeof begin / sizeof *begin))]);
            add(&word, "%s", middle[below(d->r, (int)(sizeof middle / sizeof *middle))]);
            if (k == i - 1 || chance(d->r, 35))
                add(&word, "%s", end[below(d->r, (int)(sizeof end / sizeof *end))]);
        }
        if (capital)
            word.s[0] = to_upper(word.s[0]);
        if (word.n >= 4 && word.n <= 9 && (d->set == ALL || home_of(word.s, word.n) == want)) {
            add(t, "%s", word.s);
            return;
        }
    }
}

/* A word of the pool, now and then any other noun or one that nobody has heard: people call things what they like, and a parser shall go
 * by where a word stands. */
static void pick_freely(draft *d, text *t, pool *p)
{
    pool *const others[] = {&nouns, &foods, &labels, &title_words, &doings, &list_names, &rooms};
    int         which    = below(d->r, 100);
    if (which < 8)
        invent(d, t, chance(d->r, 40));
    else if (which < 25)
        pick(d, t, others[below(d->r, (int)(sizeof others / sizeof *others))]);
    else
        pick(d, t, p);
}

/* A name with a capital at each word that is not small, as titles are written */
static void title_case(text *t)
{
    for (size_t i = 0; i < t->n; i++)
        if ((i == 0 || t->s[i - 1] == ' ') && strncmp(t->s + i, "of ", 3) != 0 && strncmp(t->s + i, "and ", 4) != 0 &&
            (i == 0 || strncmp(t->s + i, "the ", 4) != 0))
            t->s[i] = to_upper(t->s[i]);
}

/* ---- free text ---- */

static void person(draft *d, text *t)
{
    if (chance(d->r, 60))
        pick(d, t, &first_names);
    else
        invent(d, t, true);
    if (chance(d->r, 18)) {
        add(t, " ");
        invent(d, t, true);
    }
}

/* 'the rusty gate', 'some fence', 'both lamps' */
static void thing(draft *d, text *t)
{
    say(d->r, t, "the |the |the |my |some |a |that |our |his |her |", "", "", "");
    if (chance(d->r, 35)) {
        pick(d, t, &adjectives);
        add(t, " ");
    }
    if (chance(d->r, 7)) {
        invent(d, t, false);
        add(t, " ");
    }
    pick(d, t, &nouns);
}

/* What one can be reminded to do */
static void errand(draft *d, text *t)
{
    int p = below(d->r, 100);
    if (p < 62) {
        pick(d, t, &verbs);
        add(t, " ");
        thing(d, t);
        if (chance(d->r, 25)) {
            say(d->r, t, " for | with | near | behind | from | before the guests see | and ", "", "", "");
            if (chance(d->r, 30))
                person(d, t);
            else
                thing(d, t);
        }
    } else if (p < 78) {
        say(d->r, t, "call |text |email |ask |visit |thank |pay |meet |write to |pick up |talk to ", "", "", "");
        if (chance(d->r, 70))
            person(d, t);
        else
            thing(d, t);
        if (chance(d->r, 50)) {
            say(d->r, t, " about | because of | regarding ", "", "", "");
            thing(d, t);
        }
    } else if (p < 90) {
        say(d->r, t, "buy |get |order |pick up |look for |defrost ", "", "", "");
        if (chance(d->r, 50)) {
            pick(d, t, &kinds);
            add(t, " ");
        }
        pick(d, t, &foods);
        if (chance(d->r, 30)) {
            add(t, " for ");
            person(d, t);
        }
    } else {
        say(d->r, t, "take |bring |drive |return |carry ", "", "", "");
        thing(d, t);
        add(t, " to ");
        thing(d, t);
    }
}

/* What one can tell others: sentences, with times in them that are no business of ours */
static void news(draft *d, text *t)
{
    text a = {0}, b = {0}, c = {0};
    thing(d, &a);
    person(d, &b);
    errand(d, &c);
    int p = below(d->r, 100);
    if (p < 35) {
        add(t, "%s ", a.s);
        say(d->r, t,
            "is broken|is ready|is here|has arrived|comes at nine|comes at 5:30|is in the kitchen|needs a new battery|is on fire|is under the "
            "bed|is missing again|was delivered this morning|is too loud|costs 40 euros|leaks in the cellar|will be late tonight|is on the "
            "shopping list|looks great|is yours|should be home by 7|stops working every friday|is locked|is off",
            "", "", "");
    } else if (p < 50) {
        add(t, "%s ", b.s);
        say(d->r, t,
            "is coming at nine|is on the way|called twice|wants to come on sunday|has the keys|is asleep|will be late|left at 6|says hi|is at "
            "the dentist|won't come tomorrow|needs a lift|has lost his phone|is waiting in the car|found ",
            "", "", "");
        if (t->s[t->n - 1] == ' ')
            add(t, "%s", a.s);
    } else if (p < 75)
        say(d->r, t,
            "i will $|we have to $|nobody should forget to $|i can't $ today|somebody has to $|i want to $ tomorrow|i forgot to $|it's time to $|you "
            "should $ before ten|we could $ on saturday",
            c.s, "", "");
    else if (p < 88)
        say(d->r, t,
            "i'm late because of #|i left # in the car|i have found #|we need # for @|i'm bringing #|i've sold # to @|# belongs to @|@ has "
            "taken #|we lent # to @",
            "", a.s, b.s);
    else
        say(d->r, t, "i'm with $|dinner is with $ at eight|$ sends her love|it was a present from $|$ and i are stuck in traffic|see you at 7 with $",
            b.s, "", "");
}

/* 'oat milk', 'Brelmo crackers'; with a measure 'bags of flour' */
static void goods(draft *d, text *t, bool measured, bool many)
{
    if (measured) {
        size_t from = t->n;
        pick(d, t, &measures);
        if (!many && t->s[t->n - 1] == 's') { /* 'boxes', 'bunches': of ours only these have an e to lose; 'loaves' is a word of its own */
            bool hissing = t->n - from > 3 && (strcmp(t->s + t->n - 3, "xes") == 0 || strcmp(t->s + t->n - 4, "ches") == 0);
            t->n -= hissing ? 2 : 1;
            t->s[t->n] = '\0';
            if (strcmp(t->s + from, "loave") == 0) {
                t->n = from;
                add(t, "loaf");
            }
        }
        add(t, " of ");
    }
    if (chance(d->r, 40)) {
        pick(d, t, &kinds);
        add(t, " ");
    }
    if (chance(d->r, 10)) {
        invent(d, t, chance(d->r, 60));
        add(t, " ");
    }
    pick_freely(d, t, &foods);
}

static void song(draft *d, text *t)
{
    text a = {0}, b = {0};
    if (chance(d->r, 85))
        pick(d, &a, &title_words);
    else
        invent(d, &a, false);
    pick_freely(d, &b, &title_words);
    say(d->r, t,
        "$|$ #|$ #|$ #|the $ #|the $|$ of the #|$ and #|my $ #|$ for the #|like a $|no more $|$ tonight|every $ #|the last $|when the $ #|"
        "dear #|two $ #|$ 66",
        a.s, b.s, "");
    title_case(t);
}

static void band(draft *d, text *t)
{
    text a = {0}, b = {0}, name = {0};
    if (chance(d->r, 55))
        invent(d, &a, true);
    else
        pick(d, &a, &first_names);
    pick(d, &b, &title_words);
    invent(d, &name, true);
    say(d->r, t, "$|$ @|$ @|the #|the $s|$ and the #s|the $ #s|$ #|DJ $", a.s, b.s, name.s);
    title_case(t);
    if (strncmp(t->s, "The ", 4) == 0)
        t->s[0] = 't';
}

static void room(draft *d, text *t)
{
    int p = below(d->r, 100);
    if (p < 22) {
        pick(d, t, &adjectives);
        add(t, " ");
    } else if (p < 30) {
        say(d->r, t, "upstairs |downstairs |guest |children's |main |little ", "", "", "");
    } else if (p < 50) { /* the sewing room, the piano room */
        if (chance(d->r, 25))
            invent(d, t, true);
        else
            pick(d, t, chance(d->r, 50) ? &nouns : &doings);
        add(t, " room");
        return;
    }
    pick_freely(d, t, &rooms);
}

static void town(draft *d, text *t)
{
    if (chance(d->r, 60))
        pick(d, t, &towns);
    else
        invent(d, t, true);
}

static void list_name(draft *d, text *t)
{
    int p = below(d->r, 100);
    if (p < 10) {
        invent(d, t, true);
        add(t, " ");
    } else if (p < 20) {
        pick(d, t, &nouns);
        add(t, " ");
    }
    pick_freely(d, t, &list_names);
}

static void timer_label(draft *d, text *t)
{
    if (chance(d->r, 30)) {
        pick(d, t, chance(d->r, 60) ? &kinds : &adjectives);
        add(t, " ");
    } else if (chance(d->r, 12)) {
        invent(d, t, true);
        add(t, " ");
    }
    pick_freely(d, t, &labels);
}

static void appointment(draft *d, text *t)
{
    if (chance(d->r, 25)) {
        pick(d, t, &adjectives);
        add(t, " ");
    }
    pick(d, t, &doings);
    if (chance(d->r, 55)) {
        add(t, " with ");
        if (chance(d->r, 75))
            person(d, t);
        else
            thing(d, t);
    }
}

/* ---- numbers and times ---- */

static const char *const units[] = {"zero",     "one",     "two",     "three",     "four",     "five",    "six",
                                    "seven",    "eight",   "nine",    "ten",       "eleven",   "twelve",  "thirteen",
                                    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
static const char *const tens[]  = {"", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"};

/* In digits; now and then in words, where that is one word */
static void number(draft *d, text *t, int n, int spelled)
{
    if (!chance(d->r, spelled) || (n >= 20 && n % 10 != 0) || n > 90)
        add(t, "%d", n);
    else
        add(t, "%s", n < 20 ? units[n] : tens[n / 10]);
}

/* One that is no time of the day: above 20 each belongs to a set, round ones to train. */
static int amount(draft *d, int low, int high)
{
    for (;;) {
        int  n = between(d->r, low, high);
        char digits[16];
        int  length = snprintf(digits, sizeof digits, "%d", n);
        int  home   = n <= 20 || n % 5 == 0 ? TRAIN : home_of(digits, (size_t)length);
        if (d->set == ALL || home == TRAIN || home == d->set)
            return n;
    }
}

static void duration(draft *d, text *said, text *tree)
{
    int p = below(d->r, 100);
    add(tree, "duration(");
    if (p < 8) {
        say(d->r, said, "half an hour|half an hour|half hour", "", "", "");
        add(tree, "minutes=30");
    } else if (p < 15) {
        say(d->r, said, "an hour|one hour|1 hour|an hour", "", "", "");
        add(tree, "hours=1");
    } else if (p < 20) {
        say(d->r, said, "a minute|one minute|1 minute|1 min", "", "", "");
        add(tree, "minutes=1");
    } else if (p < 70) {
        int n = chance(d->r, 50) ? amount(d, 2, 20) : amount(d, 10, 95);
        number(d, said, n, 30);
        say(d->r, said, " minutes| minutes| min| mins", "", "", "");
        add(tree, "minutes=%d", n);
    } else if (p < 78) {
        int n = amount(d, 5, 90);
        number(d, said, n, 30);
        say(d->r, said, " seconds| seconds| secs", "", "", "");
        add(tree, "seconds=%d", n);
    } else if (p < 90) {
        int n = amount(d, 2, 12);
        number(d, said, n, 45);
        add(said, " hours");
        add(tree, "hours=%d", n);
    } else {
        bool hours = chance(d->r, 60); /* two hours and 10 minutes, 5 minutes 30 seconds */
        int  a = between(d->r, 2, 9), b = amount(d, 5, 55);
        number(d, said, a, 30);
        add(said, hours ? " hours " : " minutes ");
        say(d->r, said, "and |", "", "", "");
        number(d, said, b, 20);
        add(said, hours ? " minutes" : " seconds");
        add(tree, hours ? "hours=%d, minutes=%d" : "minutes=%d, seconds=%d", a, b);
    }
    add(tree, ")");
}

/* A time of the day without 'at' */
static void clock_time(draft *d, text *said, text *tree)
{
    int p = below(d->r, 100), hour = between(d->r, 1, 12);
    int minute = chance(d->r, 70) ? 5 * between(d->r, 1, 11) : between(d->r, 1, 59);
    if (p < 8) {
        bool noon = chance(d->r, 60);
        add(said, noon ? "noon" : "midnight");
        add(tree, noon ? "Noon()" : "Midnight()");
    } else if (p < 24) { /* half past nine, ten to five */
        bool to    = chance(d->r, 45);
        int  which = below(d->r, to ? 2 : 3), m = which == 2 ? 30 : which == 1 ? 15 : 5 * between(d->r, 1, 4);
        if (which == 0)
            number(d, said, m = m == 15 ? 20 : m, 70);
        else
            say(d->r, said, which == 2 ? "half" : "quarter|quarter|a quarter", "", "", "");
        add(said, to ? " to " : " past ");
        number(d, said, hour, 75);
        add(tree, "%s(minutes=%d, hour=%d)", to ? "To" : "Past", m, hour);
    } else if (p < 34) { /* 7pm: one word, so only full hours, which are often enough to be learnt */
        bool am = chance(d->r, 50);
        add(said, am ? "%dam" : "%dpm", hour);
        add(tree, "Clock(hour=%d, half=%s)", hour, am ? "Am()" : "Pm()");
    } else {
        const char *half = "";
        int         form = below(d->r, 100);
        bool        full = form < 50;
        if (form < 25)
            number(d, said, hour, 60);
        else if (full)
            add(said, chance(d->r, 80) ? "%d" : "%d:00", hour);
        else {
            hour = chance(d->r, 30) ? between(d->r, 13, 23) : hour;
            add(said, "%d:%02d", hour, minute);
        }
        if (form < 25 && chance(d->r, 25))
            add(said, " o'clock");
        else if (hour <= 12 && chance(d->r, 45)) {
            bool am = chance(d->r, 50);
            say(d->r, said, am ? " am| am| a.m.| in the morning" : " pm| pm| p.m.| in the evening| in the afternoon", "", "", "");
            half = am ? ", half=Am()" : ", half=Pm()";
        }
        add(tree, "Clock(hour=%d", hour);
        if (!full)
            add(tree, ", minute=%d", minute);
        add(tree, "%s)", half);
    }
}

static const char *const day_names[] = {"monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"};

static void weekday(draft *d, text *said, text *tree)
{
    const char *name = day_names[below(d->r, 7)];
    add(said, "%c%s", chance(d->r, 50) ? to_upper(name[0]) : name[0], name + 1);
    add(tree, "%c%s()", to_upper(name[0]), name + 1);
}

/* A day, with its preposition */
static void day(draft *d, text *said, text *tree, bool again)
{
    text name = {0}, tree_name = {0};
    weekday(d, &name, &tree_name);
    if (again) {
        int p = below(d->r, 100);
        if (p < 30) {
            say(d->r, said, "every day|each day|daily", "", "", "");
            add(tree, "Daily()");
        } else if (p < 55) {
            say(d->r, said, "on weekdays|every weekday|on workdays|monday to friday", "", "", "");
            add(tree, "Workdays()");
        } else if (p < 65) {
            say(d->r, said, "on weekends|at the weekend|every weekend", "", "", "");
            add(tree, "Weekends()");
        } else {
            say(d->r, said, "every $|every $|each $|on $s", name.s, "", "");
            add(tree, "EachDay(day=%s)", tree_name.s);
        }
        return;
    }
    int p = below(d->r, 100);
    if (p < 15) {
        add(said, "today");
        add(tree, "Today()");
    } else if (p < 50) {
        add(said, "tomorrow");
        add(tree, "Tomorrow()");
    } else {
        say(d->r, said, "on $|on $|this $|on $", name.s, "", "");
        add(tree, "OnDay(day=%s)", tree_name.s);
    }
}

/* 'tonight', 'tomorrow morning', 'on friday evening', 'every morning' */
static void part_of_day(draft *d, text *said, text *tree, bool again)
{
    static const char *const parts[] = {"morning", "afternoon", "evening", "night"};
    const char              *part = parts[below(d->r, 4)], *before = "Today()";
    text                     name = {0}, tree_name = {0};
    weekday(d, &name, &tree_name);
    int p = below(d->r, 100);
    if (again) {
        say(d->r, said, "every $|each $", part, "", "");
        before = "Daily()";
    } else if (p < 35)
        say(d->r, said, strcmp(part, "night") == 0 ? "tonight" : "this $", part, "", "");
    else if (p < 70) {
        say(d->r, said, "tomorrow $", part, "", "");
        before = "Tomorrow()";
    } else {
        say(d->r, said, "on $ #|$ #|on $ #", name.s, part, "");
        before = NULL;
    }
    if (before)
        add(tree, "At(day=%s", before);
    else
        add(tree, "At(day=OnDay(day=%s)", tree_name.s);
    add(tree, ", time=%c%s())", to_upper(part[0]), part + 1);
}

enum { TIMED = 1, AGAIN = 2, LATER = 4 }; /* a time of the day must be in it; it may be said of many days; 'in 20 minutes' is fine */

static void when(draft *d, text *said, text *tree, int how)
{
    bool again = (how & AGAIN) && chance(d->r, how & TIMED ? 40 : 15);
    int  p     = below(d->r, 100);
    if ((how & LATER) && p < 18) {
        say(d->r, said, "in ", "", "", "");
        add(tree, "In(after=");
        duration(d, said, tree);
        add(tree, ")");
        return;
    }
    if (!(how & TIMED) && p < 42) {
        part_of_day(d, said, tree, again);
        return;
    }
    text days = {0}, time = {0}, day_tree = {0}, time_tree = {0};
    if (!(how & TIMED) && p < 60) {
        day(d, said, &day_tree, again);
        add(tree, "At(day=%s)", day_tree.s);
        return;
    }
    clock_time(d, &time, &time_tree);
    if (chance(d->r, again ? 100 : 50))
        day(d, &days, &day_tree, again);
    if (days.n)
        say(d->r, said, "$ at #|at # $|$ at #", days.s, time.s, "");
    else
        add(said, "at %s", time.s);
    add(tree, days.n ? "At(day=%s, time=%s)" : "At(%stime=%s)", day_tree.s, time_tree.s);
}

/* ---- commands: what is said and its tree. A template that begins with '!' is no order, and takes no 'please' in front. ---- */

static void remind(draft *d)
{
    text value = {0}, time = {0}, time_tree = {0}, what = {0}, tree = {0};
    bool about = chance(d->r, 15);
    if (about)
        thing(d, &value);
    else
        errand(d, &value);
    slot(d, &what, &tree, value.s);
    bool timed = chance(d->r, 78);
    if (timed)
        when(d, &time, &time_tree, AGAIN | LATER);
    if (about)
        say(d->r, &d->said,
            timed ? "remind me about $ #|remind me # about $|remind me of $ #|!# remind me about $|!i need a reminder about $ #"
                  : "remind me about $|remind me of $|!i need a reminder about $",
            what.s, time.s, "");
    else
        say(d->r, &d->said,
            timed ? "remind me to $ #|remind me to $ #|remind me to $ #|remind me # to $|remind me # to $|!# remind me to $|!#, remind me to $|"
                    "set a reminder to $ #|!don't let me forget to $ #|make sure i $ #|!i have to $ #|set a reminder # to $|"
                    "!i must remember to $ #|create a reminder #: $|!reminder: $ #|!i need to $ #"
                  : "remind me to $|remind me to $|remind me to $|set a reminder to $|!don't let me forget to $|!i must remember to $|"
                    "create a reminder: $|!reminder: $|make sure i $|!i have to $|remind me that i have to $",
            what.s, time.s, "");
    add(&d->tree, "Remind(text=%s", tree.s);
    add(&d->tree, timed ? ", when=%s)" : ")", time_tree.s);
}

/* Whether a text can follow a name without 'that': 'tell Maja Kofi called' could have two meanings. */
static bool starts_plainly(const char *s)
{
    static const char *const starts[] = {"the ", "my ", "our ", "i ", "i'm ", "i've ", "we ", "don't ", "it's ", "you ", "dinner "};
    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++)
        if (strncmp(s, starts[i], strlen(starts[i])) == 0)
            return true;
    return false;
}

static void message(draft *d)
{
    text name = {0}, value = {0}, who = {0}, what = {0}, who_tree = {0}, what_tree = {0};
    bool email = chance(d->r, 25);
    person(d, &name);
    news(d, &value);
    slot(d, &who, &who_tree, name.s);
    slot(d, &what, &what_tree, value.s);
    say(d->r, &d->said,
        !email && starts_plainly(value.s) && chance(d->r, 35) ? "tell $ #|text $ #|message $ #|let $ know #"
        : email ? "email $ that #|send $ an email that #|send an email to $ saying #|write $ an email: #|email $: #|send an e-mail to $: #|"
                "mail $ that #|send $ an email saying \"#\""
              : "tell $ that #|text $ that #|send $ a message that #|send $ a message saying #|message $: #|let $ know that #|"
                "send a text to $ saying #|send a message to $: #|text $ \"#\"|write to $ that #|send $ a text: #|"
                "tell $: #|message $ that #|!$ should know that #",
        who.s, what.s, "");
    add(&d->tree, "Message(by=%s, to=%s, text=%s)", email ? "Email()" : "Text()", who_tree.s, what_tree.s);
}

static void call(draft *d)
{
    static const char *const lines[] = {"Mobile", "Landline", "Office"};
    text                     name = {0}, who = {0}, tree = {0};
    int                      line = below(d->r, 6);
    person(d, &name);
    slot(d, &who, &tree, name.s);
    say(d->r, &d->said,
        line == 0   ? "call $ on the mobile|ring $ on his mobile|call $ on her mobile|phone $ on the cell phone|call the mobile of $|dial $ mobile"
        : line == 1 ? "call $ at home|ring $ at home|phone $ on the landline|call $ on the landline|dial the landline of $"
        : line == 2 ? "call $ at work|ring $ at the office|phone $ at work|call $ on the office phone|call the office of $"
                    : "call $|call $ for me|ring $|phone $|give $ a ring|give $ a call|!i want to talk to $|dial $|start a call with $|make a call to "
                      "$|get $ on the phone|!i need to speak to $ now|call $ now|ring up $",
        who.s, "", "");
    add(&d->tree, "Call(who=%s", tree.s);
    add(&d->tree, line < 3 ? ", line=%s())" : ")", line < 3 ? lines[line] : "");
}

static void note(draft *d)
{
    text value = {0}, what = {0}, tree = {0};
    news(d, &value);
    slot(d, &what, &tree, value.s);
    say(d->r, &d->said,
        "note that $|make a note that $|take a note: $|!note: $|write down that $|remember that $|keep in mind that $|make a note: $|"
        "jot down that $|!note to self: $|take down $|!new note: $",
        what.s, "", "");
    add(&d->tree, "Note(text=%s)", tree.s);
}

/* A time behind 'for' in place of 'at' or nothing: 'for 7 am', 'for tomorrow at noon' */
static void time_for(text *t, const char *time)
{
    if (strncmp(time, "at ", 3) == 0)
        add(t, "for %s", time + 3);
    else
        add(t, "%s%s", strncmp(time, "to", 2) == 0 ? "for " : "", time);
}

static void event(draft *d)
{
    text value = {0}, what = {0}, tree = {0}, time = {0}, time_tree = {0}, for_time = {0};
    appointment(d, &value);
    slot(d, &what, &tree, value.s);
    when(d, &time, &time_tree, chance(d->r, 70) ? TIMED | AGAIN : 0);
    time_for(&for_time, time.s);
    say(d->r, &d->said,
        "put $ in the calendar #|add $ to my calendar @|schedule $ #|schedule $ @|put $ in the calendar @|!i have $ #|put $ in my diary #|create an event # called $|"
        "!# i have $|add $ # to the calendar|book $ into the calendar #|mark $ in my calendar #|!there is $ #|plan $ #|"
        "enter $ in the diary #|schedule # $|put in my calendar $ #",
        what.s, time.s, for_time.s);
    add(&d->tree, "Event(what=%s, when=%s)", tree.s, time_tree.s);
}

/* An item with its number or article */
static void entry(draft *d, text *said, text *tree)
{
    text value = {0};
    int  p     = below(d->r, 100);
    add(tree, "entry(");
    if (p < 35) {
        int n = chance(d->r, 75) ? between(d->r, 2, 9) : amount(d, 10, 60);
        if (chance(d->r, 8)) {
            n = 12;
            add(said, "a dozen ");
        } else {
            number(d, said, n, 50);
            add(said, " ");
        }
        goods(d, &value, chance(d->r, 75), true);
        add(tree, "count=%d, ", n);
    } else if (p < 48) {
        goods(d, &value, true, false);
        add(said, strchr("aeiou", value.s[0]) ? "an " : "a ");
    } else {
        goods(d, &value, false, false);
        if (chance(d->r, 15))
            say(d->r, said, "some |more |the ", "", "", "");
    }
    add(tree, "what=");
    slot(d, said, tree, value.s);
    add(tree, ")");
}

/* The name of a list, 'my shopping list'; nothing in the tree for 'the list' */
static void some_list(draft *d, text *said, text *tree, const char *field, int named)
{
    if (!chance(d->r, named)) {
        say(d->r, said, "the list|my list|the list|our list", "", "", "");
        return;
    }
    text name = {0}, value = {0};
    list_name(d, &value);
    add(tree, "%s", field);
    slot(d, &name, tree, value.s);
    say(d->r, said, "the $ list|the $ list|my $ list|our $ list|the $ list|the list called $|the list named $", name.s, "", "");
}

static void put(draft *d)
{
    text items = {0}, list = {0}, tree = {0};
    int  p = below(d->r, 100), n = p < 48 ? 1 : p < 82 ? 2 : p < 96 ? 3 : 4;
    add(&d->tree, "Put(entries=[");
    for (int i = 0; i < n; i++) {
        if (i > 0)
            say(d->r, &items, i < n - 1 ? ", " : n > 2 ? " and |, and | and " : " and | and | and | and also ", "", "", "");
        add(&d->tree, i ? ", " : "");
        entry(d, &items, &d->tree);
    }
    add(&d->tree, "]");
    if (chance(d->r, 20))
        say(d->r, &d->said, "!we need $|!we are out of $|buy $|!we need to buy $|!i need $|get $|!we've run out of $|order $", items.s, "", "");
    else {
        some_list(d, &list, &tree, ", on=", 82);
        say(d->r, &d->said,
            "add $ to #|add $ to #|add $ to #|put $ on #|put $ on #|!$ to #|write $ on #|!i want $ on #|add to #: $|put on #: $|!$ on #|"
            "!we need $ on #|stick $ on #|!on #: $",
            items.s, list.s, "");
        add(&d->tree, "%s", tree.s);
    }
    add(&d->tree, ")");
}

static void take(draft *d)
{
    text value = {0}, item = {0}, tree = {0}, list = {0};
    goods(d, &value, chance(d->r, 15), true);
    slot(d, &item, &tree, value.s);
    some_list(d, &list, &tree, ", off=", 75);
    say(d->r, &d->said,
        "remove $ from #|take $ off #|delete $ from #|cross $ off #|strike $ from #|cross off $ from #|take the $ off #|!we don't need $ on # any "
        "more|get $ off #|!$ can come off #|remove the $ from #",
        item.s, list.s, "");
    add(&d->tree, "Take(what=%s)", tree.s);
}

static void read_list(draft *d)
{
    text list = {0}, tree = {0};
    some_list(d, &list, &tree, "list=", 85);
    say(d->r, &d->said,
        "!what's on $|!what is on $|read me $|show me $|read $|!whats on $|!what do i have on $|show $|tell me what's on $|!what have we got on $|read "
        "out $|open $|!is there anything on $|list everything on $",
        list.s, "", "");
    add(&d->tree, "Read(%s)", tree.s);
}

static void wake(draft *d)
{
    text time = {0}, tree = {0}, for_time = {0};
    when(d, &time, &tree, TIMED | AGAIN | LATER);
    time_for(&for_time, time.s);
    say(d->r, &d->said,
        "wake me $|wake me up $|set an alarm #|set the alarm #|set an alarm $|get me up $|!i have to get up $|!$ wake me up|set my alarm #|!alarm #|!alarm $|!i want to be "
        "woken $|!i need an alarm #",
        time.s, for_time.s, "");
    add(&d->tree, "Wake(when=%s)", tree.s);
}

static void timer(draft *d)
{
    text time = {0}, tree = {0}, value = {0}, label = {0};
    duration(d, &time, &tree);
    if (chance(d->r, 62)) {
        timer_label(d, &value);
        add(&tree, ", label=");
        slot(d, &label, &tree, value.s);
        say(d->r, &d->said,
            "set a timer for $ called #|set a # timer for $|start a timer named # for $|set a timer called # for $|start a # timer for $|set a timer "
            "of $ for the #|!# timer, $|time the # for $|set a timer for the #, $|!the # needs $|make a # timer of $|!$ for the #|"
            "set the # timer to $|!timer for #: $",
            time.s, label.s, "");
    } else
        say(d->r, &d->said, "set a timer for $|start a timer for $|!timer, $|set a timer of $|!i need a timer for $|count down $|!$ timer|time $",
            time.s, "", "");
    add(&d->tree, "Timer(length=%s)", tree.s);
}

static void cancel(draft *d)
{
    text value = {0}, label = {0}, tree = {0};
    if (chance(d->r, 80)) {
        timer_label(d, &value);
        add(&tree, "label=");
        slot(d, &label, &tree, value.s);
        say(d->r, &d->said,
            "cancel the $ timer|stop the $ timer|stop the timer called $|delete the $ timer|turn off the $ timer|kill the $ timer|cancel the timer "
            "for the $|end the $ timer|cancel my $ timer|!i don't need the $ timer any more",
            label.s, "", "");
    } else
        say(d->r, &d->said, "cancel the timer|stop the timer|delete my timer|turn the timer off|turn off the timer|kill the timer", "", "", "");
    add(&d->tree, "Cancel(%s)", tree.s);
}

/* ' in the kitchen', in some sentences */
static void somewhere(draft *d, text *said, text *tree, const char *field, int percent)
{
    if (!chance(d->r, percent))
        return;
    text value = {0}, name = {0};
    room(d, &value);
    add(tree, "%s", field);
    slot(d, &name, tree, value.s);
    say(d->r, said, " in the $| in the $| in the $| in my $", name.s, "", "");
}

static void play(draft *d)
{
    text value = {0}, title = {0}, artist = {0}, place = {0}, tree = {0};
    bool what = chance(d->r, 80), by = chance(d->r, what ? 65 : 70);
    if (what) {
        song(d, &value);
        add(&tree, "what=");
        slot(d, &title, &tree, value.s);
    }
    if (by) {
        value = (text){0};
        band(d, &value);
        add(&tree, tree.n ? ", by=" : "by=");
        slot(d, &artist, &tree, value.s);
    }
    somewhere(d, &place, &tree, tree.n ? ", where=" : "where=", what && by ? 35 : 45);
    if (what && by)
        say(d->r, &d->said,
            "play $ by #@|play $ by #@|play the song $ by #@|put on $ by #@|!i want to hear $ by #@|play $ from #@|start $ by #@|play the album $ by "
            "#@|let me hear $ by #@|!play \"$\" by #@|!can we listen to $ by #@",
            title.s, artist.s, place.s);
    else if (what)
        say(d->r, &d->said, "play $@|play the song $@|put on $@|!i want to hear $@|play $ again@|play the album $@|start $@|!play \"$\"@", title.s, "",
            place.s);
    else if (by)
        say(d->r, &d->said,
            "play something by #@|play some music by #@|put on something by #@|play anything by #@|!i'm in the mood for something by #@|play songs by #@|"
            "play music from #@|!some songs by #@",
            "", artist.s, place.s);
    else
        say(d->r, &d->said, "play some music@|play music@|put on some music@|!i want some music@|play something@", "", "", place.s);
    add(&d->tree, "Play(%s)", tree.s);
}

static void music(draft *d)
{
    static const char *const acts[] = {"Pause", "Resume", "Skip", "Back"};
    static const char *const said[] = {"pause|pause the music|stop the music|stop playing|be quiet for a moment|pause this song|hold the music",
                                       "resume|go on playing|continue the music|resume the music|carry on with the music|keep playing",
                                       "skip|skip this song|next song|play the next song|next|skip this one|the next track|skip to the next track",
                                       "go back|previous song|play the last song again|go back one song|the previous track|back to the previous song"};
    int                      act = below(d->r, 4);
    say(d->r, &d->said, said[act], "", "", "");
    add(&d->tree, "Music(act=%s())", acts[act]);
}

static void volume(draft *d)
{
    text place = {0}, tree = {0}, n = {0};
    int  level = below(d->r, 4);
    somewhere(d, &place, &tree, ", where=", 70);
    if (level == 3) {
        int percent = amount(d, 1, 100);
        number(d, &n, percent, 15);
        say(d->r, &d->said,
            "set the volume@ to $ percent|set the volume to $ percent@|set the volume to $%@|turn the music to $ percent@|!volume $ percent@|put the "
            "volume@ at $%|turn the volume@ to $ %",
            n.s, "", place.s);
        add(&d->tree, "Volume(level=Level(percent=%d)%s)", percent, tree.s);
        return;
    }
    static const char *const levels[] = {"Louder", "Softer", "Mute"};
    static const char *const said[]   = {
        "turn it up@|turn up the music@|make it louder@|!louder@|turn the volume up@|raise the volume@|turn the music up@|turn up the volume@",
        "turn it down@|turn down the music@|make it quieter@|!quieter@|turn the volume down@|lower the volume@|!it's too loud@|turn down the sound@",
        "mute the music@|mute the speakers@|turn the sound off@|switch off the sound@|mute everything@|turn off the sound@"};
    say(d->r, &d->said, said[level], "", "", place.s);
    add(&d->tree, "Volume(level=%s()%s)", levels[level], tree.s);
}

static void heat(draft *d)
{
    text place = {0}, tree = {0}, n = {0}, value = {0}, name = {0};
    int  degrees = amount(d, 5, 35);
    number(d, &n, degrees, 30);
    if (chance(d->r, 25)) {
        room(d, &value);
        add(&tree, ", where=");
        slot(d, &name, &tree, value.s);
        say(d->r, &d->said,
            "heat the # to $ degrees|warm the # to $ degrees|set the # to $ degrees|!i want the # at $ degrees|make the # $ degrees|cool the # to $ "
            "degrees|set the # thermostat to $|bring the # up to $ degrees|!the # should be $ degrees",
            n.s, name.s, "");
    } else {
        somewhere(d, &place, &tree, ", where=", 75);
        say(d->r, &d->said,
            "set the thermostat@ to $ degrees|set the thermostat@ to $|set the temperature@ to $ degrees|turn the heating@ to $ degrees|set the "
            "heating to $ degrees@|!i want $ degrees@|make it $ degrees@|turn the heating up to $ degrees@|!$ degrees@|set the temperature to $°@|"
            "turn the heating down to $@|heat to $ degrees@",
            n.s, "", place.s);
    }
    add(&d->tree, "Heat(degrees=%d%s)", degrees, tree.s);
}

static void light(draft *d)
{
    text place = {0}, tree = {0}, n = {0}, value = {0}, name = {0}, glow = {0};
    int  which = below(d->r, 3), percent = amount(d, 1, 99);
    if (which == 2) {
        number(d, &n, percent, 15);
        add(&glow, "Dim(percent=%d)", percent);
    } else
        add(&glow, which ? "Off()" : "On()");
    if (chance(d->r, 40)) {
        room(d, &value);
        add(&tree, ", where=");
        slot(d, &name, &tree, value.s);
        say(d->r, &d->said,
            which == 2 ? "dim the # lights to $ percent|set the # lights to $%|dim the # to $ percent|turn the # light to $ %|!# lights at $ percent"
            : which    ? "turn off the # lights|turn the # lights off|switch off the # light|!# lights off|switch the # light off|kill the # lights"
                       : "turn on the # lights|turn the # lights on|switch on the # light|!# lights on|switch the # light on|light up the #",
            n.s, name.s, "");
    } else {
        somewhere(d, &place, &tree, ", where=", 82);
        say(d->r, &d->said,
            which == 2 ? "dim the lights@ to $ percent|dim the lights to $ percent@|set the lights@ to $%|set the light to $ percent@|dim the light@ to $ %"
            : which    ? "turn off the lights@|turn the lights off@|switch off the light@|!lights off@|turn out the light@|put out the lights@|!it's too "
                         "bright@|switch the lights off@"
                       : "turn on the lights@|turn the lights on@|switch on the light@|!lights on@|make some light@|!it's too dark@|put the light on@|switch "
                         "the lights on@",
            n.s, "", place.s);
    }
    add(&d->tree, "Light(glow=%s%s)", glow.s, tree.s);
}

static void lock(draft *d)
{
    text value = {0}, name = {0}, tree = {0};
    bool open = chance(d->r, 40);
    if (chance(d->r, 85)) {
        room(d, &value);
        add(&tree, "door=");
        slot(d, &name, &tree, value.s);
        say(d->r, &d->said,
            open ? "unlock the $|unlock the $ door|unlock the door of the $|unlock the door to the $|open the lock of the $ door|open the lock on the $"
                 : "lock the $|lock the $ door|lock the door of the $|lock the door to the $|lock up the $|bolt the $ door|make sure the $ door is locked|!is "
                   "the $ locked? if not, lock it",
            name.s, "", "");
    } else
        say(d->r, &d->said, open ? "unlock the door|unlock the doors|unlock everything" : "lock the door|lock the doors|lock up|lock everything", "", "", "");
    add(&d->tree, "%s(%s)", open ? "Unlock" : "Lock", tree.s);
}

static void clean(draft *d)
{
    text value = {0}, name = {0}, tree = {0};
    room(d, &value);
    slot(d, &name, &tree, value.s);
    say(d->r, &d->said,
        "vacuum the $|hoover the $|clean the $|clean the floor in the $|send the robot to the $|start vacuuming in the $|mop the $|let the robot clean the "
        "$|run the vacuum in the $|!the $ is dirty|!the $ needs a clean|give the $ a quick vacuum",
        name.s, "", "");
    add(&d->tree, "Clean(where=%s)", tree.s);
}

static void weather(draft *d)
{
    text value = {0}, name = {0}, tree = {0}, time = {0}, place = {0};
    if (chance(d->r, 80)) {
        town(d, &value);
        add(&tree, "where=");
        slot(d, &name, &tree, value.s);
        add(&place, " in %s", name.s);
    }
    if (chance(d->r, 60)) {
        add(&tree, tree.n ? ", when=" : "when=");
        add(&time, " ");
        if (chance(d->r, 50)) {
            text said = {0}, part = {0};
            day(d, &said, &part, false);
            add(&time, "%s", said.s);
            add(&tree, "At(day=%s)", part.s);
        } else
            part_of_day(d, &time, &tree, false);
    }
    say(d->r, &d->said,
        "!what's the weather like$#|!how is the weather$#|!will it rain$#|!what will the weather be$#|!is it going to snow$#|!how warm is it$#|tell me the "
        "weather$#|!weather$#|!do i need an umbrella$#|!will it be sunny$#|!what's the forecast$#|!whats the weather#$|!will it be cold#$|!how hot will it "
        "get#$|!will it rain#$",
        place.s, time.s, "");
    add(&d->tree, "Weather(%s)", tree.s);
}

/* ---- whole sentences ---- */

static void draw_command(draft *d)
{
    static const struct {
        int  weight;
        void (*draw)(draft *);
    } commands[] = {{16, remind}, {12, message}, {6, call},  {6, note},  {7, event},  {15, put},  {4, take}, {4, read_list}, {6, wake}, {7, timer},
                    {3, cancel},  {12, play},    {4, music}, {4, volume}, {6, heat},  {7, light}, {5, lock}, {3, clean},     {5, weather}};
    int total = 0, i = 0;
    for (size_t k = 0; k < sizeof commands / sizeof *commands; k++)
        total += commands[k].weight;
    for (int at = below(d->r, total); at >= commands[i].weight; i++)
        at -= commands[i].weight;
    commands[i].draw(d);
}

/* What people put around an order. Free text at the end of a sentence takes no 'please', which could be part of it, without a comma. */
static void courtesy(draft *d)
{
    text  whole = {0};
    char *said  = d->said.s;
    bool  order = *said != '!', question = false;
    if (!order)
        said++;
    if (order && chance(d->r, 38)) {
        say(d->r, &whole,
            "please |please |can you |could you |would you |hey, |ok, |could you please |can you please |hi, please |now |i'd like you to |i want you to |"
            "quick, |so, |hey house, |house, ",
            "", "", "");
        question = strncmp(whole.s, "c", 1) == 0 || strncmp(whole.s, "would", 5) == 0;
    }
    add(&whole, "%s", said);
    static const char *const asks[] = {"what", "how", "will", "is ", "do "};
    for (size_t i = 0; !order && i < sizeof asks / sizeof *asks; i++)
        question = question || strncmp(said, asks[i], strlen(asks[i])) == 0;
    bool free_end = whole.s[whole.n - 1] == CLOSE;
    int  p        = below(d->r, 100);
    if (p < 8)
        say(d->r, &whole, free_end ? ", please|, thanks|, thank you" : " please|, please| please|, thanks| thanks", "", "", "");
    if (whole.s[whole.n - 1] != '.' && (question ? chance(d->r, 50) : chance(d->r, 22)))
        say(d->r, &whole, question ? "?" : ".|.|.|!", "", "", "");
    d->said = whole;
}

/* Capitals: as they stand, none at all, or a capital at the beginning; now and then all of it is shouted. Only those of ASCII change. */
static void capitals(draft *d)
{
    int  p     = below(d->r, 100);
    bool ascii = true;
    for (size_t i = 0; i < d->said.n; i++)
        ascii = ascii && (unsigned char)d->said.s[i] < 0x80;
    for (size_t i = 0; i < d->said.n; i++)
        d->said.s[i] = p < 32 ? to_lower(d->said.s[i]) : p < 34 && ascii ? to_upper(d->said.s[i]) : d->said.s[i];
    size_t first = 0;
    while (d->said.s[first] > 0 && d->said.s[first] <= CLOSE)
        first++;
    if (p >= 55)
        d->said.s[first] = to_upper(d->said.s[first]);
}

typedef struct {
    text sentence, tree, value[SLOTS];
    int  values;
} example;

/* As repr writes it: in double quotes when there is a single one in it */
static void quoted(text *t, const char *s)
{
    const char *quote = strchr(s, '\'') ? "\"" : "'";
    add(t, "%s%s%s", quote, s, quote);
}

static void finish(const draft *d, example *e)
{
    text *value = NULL;
    e->values   = d->slots;
    for (const char *s = d->said.s; *s; s++) {
        if (*s == CLOSE)
            value = NULL;
        else if (*s > 0 && *s <= SLOTS)
            value = &e->value[*s - 1];
        else {
            add(&e->sentence, "%c", *s);
            if (value)
                add(value, "%c", *s);
        }
    }
    for (const char *s = d->tree.s; *s; s++) {
        if (*s > 0 && *s <= SLOTS)
            quoted(&e->tree, e->value[*s - 1].s);
        else
            add(&e->tree, "%c", *s);
    }
}

static void draw_example(rng *r, int set, example *e)
{
    draft d = {.r = r, .set = set};
    draw_command(&d);
    courtesy(&d);
    capitals(&d);
    finish(&d, e);
}

/* ---- what was said before: sentences with their trees, free text and words ---- */

typedef struct {
    char *key, *value; /* owned */
    bool  used;
} cell;

typedef struct {
    cell  *slots;
    size_t count, room; /* room is a power of two */
} table;

static void *must(void *p)
{
    if (!p) {
        fprintf(stderr, "home_data: out of memory\n");
        exit(3);
    }
    return p;
}

static char *copy(const char *s)
{
    size_t n = strlen(s) + 1;
    return memcpy(must(malloc(n)), s, n);
}

static cell *table_slot(const table *t, const char *key)
{
    size_t i = hash(key, strlen(key)) & (t->room - 1);
    while (t->slots[i].key && strcmp(t->slots[i].key, key) != 0)
        i = (i + 1) & (t->room - 1);
    return &t->slots[i];
}

static cell *table_add(table *t, const char *key, const char *value)
{
    if (t->count * 2 >= t->room) {
        table larger = {must(calloc(t->room ? t->room * 2 : 1024, sizeof *t->slots)), t->count, t->room ? t->room * 2 : 1024};
        for (size_t i = 0; i < t->room; i++)
            if (t->slots[i].key)
                *table_slot(&larger, t->slots[i].key) = t->slots[i];
        free(t->slots);
        *t = larger;
    }
    cell *c = table_slot(t, key);
    if (!c->key) {
        *c = (cell){copy(key), copy(value), false};
        t->count++;
    }
    return c;
}

static bool table_has(const table *t, const char *key)
{
    return t->room && table_slot(t, key)->key;
}

static void table_free(table *t)
{
    for (size_t i = 0; i < t->room; i++) {
        free(t->slots[i].key);
        free(t->slots[i].value);
    }
    free(t->slots);
}

static void lowered(text *out, const char *s)
{
    out->n = 0;
    for (; *s; s++)
        out->s[out->n++] = to_lower(*s);
    out->s[out->n] = '\0';
}

/* A sentence as it counts for equality: without capitals and the marks at its end */
static void normalise(text *out, const char *s)
{
    lowered(out, s);
    while (out->n && strchr(".!?", out->s[out->n - 1]))
        out->s[--out->n] = '\0';
}

/* Calls for each word of a text, in lower case; stops when told to. A word is a run of letters, digits and apostrophes. */
static bool each_word(const char *s, bool (*tell)(void *, const char *), void *to)
{
    for (text word = {0};; s++) {
        char c = to_lower(*s);
        if (is_lower(c) || (c >= '0' && c <= '9') || c == '\'' || (unsigned char)c >= 0x80) {
            add(&word, "%c", c);
            continue;
        }
        if (word.n && tell(to, word.s))
            return true;
        word.n = 0;
        if (!*s)
            return false;
    }
}

static bool remember(void *to, const char *word)
{
    table_add(to, word, "");
    return false;
}

static bool is_known(void *to, const char *word)
{
    return table_has(to, word);
}

static bool is_unknown(void *to, const char *word)
{
    return !table_has(to, word);
}

typedef struct {
    table sentences, texts; /* the texts of dev and test, each of which stands once */
    table plain;            /* words that train uses, as far as a long look at it shows */
    table fresh;            /* words of dev and test that train must not use */
} memory;

static void memory_free(memory *m)
{
    table_free(&m->sentences);
    table_free(&m->texts);
    table_free(&m->plain);
    table_free(&m->fresh);
}

/* Words like 'light' are in some pool and in what people say anyway, so that a hash alone does not make them new. */
static void look_at_train(memory *m)
{
    rng r = {20170800};
    for (int i = 0; i < 20000; i++) {
        example e = {0};
        draw_example(&r, TRAIN, &e);
        each_word(e.sentence.s, remember, &m->plain);
    }
}

static bool remember_fresh(void *to, const char *word)
{
    memory *m = to;
    if (!table_has(&m->plain, word))
        table_add(&m->fresh, word, "");
    return false;
}

/* Whether an example may stand in a set, beside those of the sets before */
static bool fits(memory *m, const example *e, int set)
{
    text low    = {0};
    bool is_new = false;
    for (int i = 0; i < e->values; i++) {
        lowered(&low, e->value[i].s);
        if (set != ALL && table_has(&m->texts, low.s))
            return false;
        is_new = is_new || each_word(low.s, is_unknown, &m->plain);
    }
    if (set == TRAIN)
        return !each_word(e->sentence.s, is_known, &m->fresh);
    return set == ALL || is_new || (set == DEV && e->values == 0);
}

static void keep(memory *m, const example *e, int set)
{
    text low = {0};
    if (set == TRAIN || set == ALL)
        return;
    for (int i = 0; i < e->values; i++) {
        lowered(&low, e->value[i].s);
        table_add(&m->texts, low.s, "");
    }
    each_word(e->sentence.s, remember_fresh, m);
}

/* One sentence, one tree: a template that breaks this has to be put otherwise. */
static cell *sentence_cell(memory *m, const example *e)
{
    text normal = {0}, tree = {0};
    normalise(&normal, e->sentence.s);
    lowered(&tree, e->tree.s);
    cell *c = table_add(&m->sentences, normal.s, tree.s);
    if (strcmp(c->value, tree.s) != 0) {
        fprintf(stderr, "home_data: one sentence, two trees: %s\n  %s\n  %s\n", normal.s, c->value, tree.s);
        exit(1);
    }
    return c;
}

/* ---- files ---- */

static const char *const set_names[] = {"train", "dev", "test", "all"};

static void put_json(FILE *file, const char *s)
{
    for (; *s; s++) {
        if (*s == '"' || *s == '\\')
            fputc('\\', file);
        fputc(*s, file);
    }
}

static int write_set(memory *m, int set, uint64_t seed, int n, FILE *file)
{
    rng  r    = {seed};
    long idle = 0;
    for (int made = 0; made < n;) {
        example e = {0};
        draw_example(&r, set, &e);
        cell *c = sentence_cell(m, &e);
        if (c->used || !fits(m, &e, set)) {
            if (++idle < 200000)
                continue;
            fprintf(stderr, "home_data: only %d different sentences for %s\n", made, set_names[set]);
            return 1;
        }
        idle    = 0;
        c->used = true;
        keep(m, &e, set);
        fprintf(file, "{\"id\": \"%s-%d\", \"input\": {\"sentence\": \"", set_names[set], ++made);
        put_json(file, e.sentence.s);
        fprintf(file, "\"}, \"tree\": \"");
        put_json(file, e.tree.s);
        fprintf(file, "\"}\n");
    }
    return 0;
}

static int write_folder(const char *folder, int n)
{
    static const struct {
        int      set, count;
        uint64_t seed;
    } sets[]   = {{DEV, 200, 20170801}, {TEST, 100, 20170802}, {TRAIN, 0, 20170803}}; /* what is small is drawn first: N does not change it */
    memory m   = {0};
    int   code = 0;
    look_at_train(&m);
    for (int i = 0; i < 3 && code == 0; i++) {
        char path[4096];
        if (snprintf(path, sizeof path, "%s/%s.jsonl", folder, set_names[sets[i].set]) >= (int)sizeof path) {
            fprintf(stderr, "home_data: the folder's name is too long\n");
            code = 3;
            break;
        }
        FILE *file = fopen(path, "w");
        if (file)
            code = write_set(&m, sets[i].set, sets[i].seed, sets[i].count ? sets[i].count : n, file);
        bool failed = !file || ferror(file);
        if (file && fclose(file) != 0)
            failed = true;
        if (failed) {
            fprintf(stderr, "home_data: cannot write %s: %s\n", path, strerror(errno));
            code = 3;
        }
    }
    memory_free(&m);
    return code;
}

static bool count_of(const char *word, long most, long *n)
{
    char *end;
    errno = 0;
    *n    = strtol(word, &end, 10);
    return errno == 0 && end != word && *end == '\0' && *n >= 0 && *n <= most;
}

int main(int argc, char **argv)
{
    long n = 10000, seed;
    if (argc == 4 && strcmp(argv[1], "--stream") == 0 && count_of(argv[2], 10000000, &n) && count_of(argv[3], 1000000000, &seed)) {
        memory m    = {0};
        int    code = write_set(&m, ALL, mix((uint64_t)seed + 1), (int)n, stdout);
        memory_free(&m);
        return fflush(stdout) == 0 ? code : 3;
    }
    if ((argc != 2 && argc != 3) || argv[1][0] == '-' || (argc == 3 && !count_of(argv[2], 10000000, &n))) {
        fprintf(stderr, "usage: home_data DIR [N]\n       home_data --stream N SEED\n");
        return 2;
    }
    return write_folder(argv[1], (int)n);
}
