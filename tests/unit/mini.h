/* mini.h: a grammar with everything a grammar can have, as tables made by hand: products, optionals, sequences with
 * gaps, attributes, a default, every builtin. Like a small Python:
 *
 *     mod = Module(stmt* body)
 *     stmt = Assign(expr* targets, expr value) | If(expr test, stmt* body, stmt* orelse) | Pass | Global(identifier* names)
 *     expr = Name(identifier id, ctx ctx) | Constant(constant value, string? kind) | Dict(expr?* keys, expr* values)
 *          | Call(expr func, expr* args, keyword* keywords) | Slice(expr? lower, expr? upper, int level)
 *          | Tags(constant?* all, constant* more)
 *          attributes (int lineno, int? end_lineno)
 *     keyword = (identifier? arg, expr value) attributes (int lineno)
 *     ctx = Load | Store                                       default ctx Load */
#ifndef TEST_MINI_H
#define TEST_MINI_H
#include "asn.h"

enum { MINI_mod, MINI_stmt, MINI_expr, MINI_keyword, MINI_ctx, MINI_identifier, MINI_constant, MINI_string, MINI_int, MINI_types };
enum {
    MINI_Module = 1, MINI_Assign, MINI_If, MINI_Pass, MINI_Global, MINI_Name, MINI_Constant, MINI_Dict, MINI_Call, MINI_Slice,
    MINI_Tags, MINI_Keyword, MINI_Load, MINI_Store
};

static const char *const mini_expr_attributes[]    = {"lineno", "end_lineno", NULL};
static const char *const mini_keyword_attributes[] = {"lineno", NULL};

static const asn_type mini_types[] = {
    {.name = "mod", .reachable = true, .first_ctor = MINI_Module, .n_ctors = 1},
    {.name = "stmt", .reachable = true, .first_ctor = MINI_Assign, .n_ctors = 4},
    {.name = "expr", .reachable = true, .first_ctor = MINI_Name, .n_ctors = 6, .attributes = mini_expr_attributes},
    {.name = "keyword", .reachable = true, .first_ctor = MINI_Keyword, .n_ctors = 1, .attributes = mini_keyword_attributes},
    {.name = "ctx", .reachable = true, .first_ctor = MINI_Load, .n_ctors = 2, .default_ctor = MINI_Load},
    {.name = "identifier", .primitive = true, .open = true, .reachable = true, .builtin = ASN_IDENTIFIER},
    {.name = "constant", .primitive = true, .reachable = true},
    {.name = "string", .primitive = true, .open = true, .reachable = true},
    {.name = "int", .primitive = true, .reachable = true, .builtin = ASN_INT},
};

#define CTOR(text, of, first, count)                                                                                      \
    {                                                                                                                     \
        .name = text, .length = (int)sizeof text - 1, .type = of, .first_field = first, .n_fields = count                 \
    }
#define FIELD(text, of, child, children)                                                                                  \
    {                                                                                                                     \
        .name = text, .length = (int)sizeof text - 1, .ctor = of, .type = child, .card = children                         \
    }

static const asn_ctor mini_ctors[] = {
    CTOR("", 0, 0, 0),
    CTOR("Module", MINI_mod, 0, 1),
    CTOR("Assign", MINI_stmt, 1, 2),
    CTOR("If", MINI_stmt, 3, 3),
    CTOR("Pass", MINI_stmt, 6, 0),
    CTOR("Global", MINI_stmt, 6, 1),
    CTOR("Name", MINI_expr, 7, 2),
    CTOR("Constant", MINI_expr, 9, 2),
    CTOR("Dict", MINI_expr, 11, 2),
    CTOR("Call", MINI_expr, 13, 3),
    CTOR("Slice", MINI_expr, 16, 3),
    CTOR("Tags", MINI_expr, 19, 2),
    CTOR("keyword", MINI_keyword, 21, 2),
    CTOR("Load", MINI_ctx, 23, 0),
    CTOR("Store", MINI_ctx, 23, 0),
};

static const asn_field mini_fields[] = {
    FIELD("body", MINI_Module, MINI_stmt, ASN_SEQUENCE),
    FIELD("targets", MINI_Assign, MINI_expr, ASN_SEQUENCE),
    FIELD("value", MINI_Assign, MINI_expr, ASN_ONE),
    FIELD("test", MINI_If, MINI_expr, ASN_ONE),
    FIELD("body", MINI_If, MINI_stmt, ASN_SEQUENCE),
    FIELD("orelse", MINI_If, MINI_stmt, ASN_SEQUENCE),
    FIELD("names", MINI_Global, MINI_identifier, ASN_SEQUENCE),
    FIELD("id", MINI_Name, MINI_identifier, ASN_ONE),
    FIELD("ctx", MINI_Name, MINI_ctx, ASN_ONE),
    FIELD("value", MINI_Constant, MINI_constant, ASN_ONE),
    FIELD("kind", MINI_Constant, MINI_string, ASN_OPTIONAL),
    FIELD("keys", MINI_Dict, MINI_expr, ASN_OPTIONALS),
    FIELD("values", MINI_Dict, MINI_expr, ASN_SEQUENCE),
    FIELD("func", MINI_Call, MINI_expr, ASN_ONE),
    FIELD("args", MINI_Call, MINI_expr, ASN_SEQUENCE),
    FIELD("keywords", MINI_Call, MINI_keyword, ASN_SEQUENCE),
    FIELD("lower", MINI_Slice, MINI_expr, ASN_OPTIONAL),
    FIELD("upper", MINI_Slice, MINI_expr, ASN_OPTIONAL),
    FIELD("level", MINI_Slice, MINI_int, ASN_ONE),
    FIELD("all", MINI_Tags, MINI_constant, ASN_OPTIONALS),
    FIELD("more", MINI_Tags, MINI_constant, ASN_SEQUENCE),
    FIELD("arg", MINI_Keyword, MINI_identifier, ASN_OPTIONAL),
    FIELD("value", MINI_Keyword, MINI_expr, ASN_ONE),
};

static int32_t mini_hash[64];

static asn_grammar mini_grammar = {
    .name = "mini", .types = mini_types, .ctors = mini_ctors, .fields = mini_fields, .n_types = MINI_types,
    .n_ctors = MINI_Store, .n_fields = sizeof mini_fields / sizeof *mini_fields, .root = MINI_mod, .hash = mini_hash, .hash_mask = 63,
    .minimum = 1, .indent = "  ", .open_paren = "(", .close_paren = ")",
};

/* Fills a hash table of 64 empty places as asdlc does. */
static inline void mini_fill(const asn_ctor *ctors, int32_t *hash)
{
    for (int c = 1; c <= MINI_Store; c++) {
        uint32_t h = 2166136261u;
        for (const char *s = ctors[c].name; *s; s++)
            h = (h ^ (unsigned char)*s) * 16777619u;
        h &= 63;
        while (hash[h])
            h = (h + 1) & 63;
        hash[h] = c;
    }
}

/* Call it first. */
static inline void mini_init(void)
{
    for (int i = 0; i < 64; i++)
        mini_hash[i] = 0;
    mini_fill(mini_ctors, mini_hash);
}
#endif
