/* fuzz_model.c: any bytes as a model file: twice, as they are and with everything up to the last '}' as the header, which
 * mutation alone would seldom get past the length. Of what is accepted all is read, and each tensor is found by its name.
 * longest: 600 */
#include "tensors.h"
#include "model/safetensors.h"

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned seed)
{
    return fuzz_mutate_tensors(data, size, most, seed, NULL, 0);
}

/* The copy ends where its allocation ends; shift: so that some tensors are not aligned. */
static void parse(const unsigned char *bytes, size_t length, size_t shift)
{
    unsigned char *copy = malloc(length + shift + 1), *file = copy + 1 + shift;
    asn_error      err = {0};
    size_t         all = 0;
    need(copy != NULL);
    if (length)
        memcpy(file, bytes, length);
    asn_safetensors *s = asn_safetensors_parse("fuzz", file, length, &err);
    need(s || strncmp(err.text, "fuzz: ", 6) == 0);
    for (int i = 0; s && i < asn_safetensors_count(s); i++) {
        const asn_stored *t       = asn_safetensors_at(s, i);
        size_t            sum     = 0;
        static const char align[] = {4, 2, 8, 1, 1, 4, 4, 8, 8};
        need(t->dtype <= ASN_U64 && t->rank >= 0 && t->rank <= 8 && (uintptr_t)t->data % (size_t)align[t->dtype] == 0);
        for (size_t b = 0; b < t->bytes; b++)
            sum += ((const unsigned char *)t->data)[b];
        need(sum <= 255 * t->bytes); /* and so was read */
        need(asn_safetensors_find(s, t->name) == t);
        all += t->bytes;
    }
    need(!s || all <= length - 8);
    need(!s || asn_safetensors_at(s, asn_safetensors_count(s)) == NULL);
    if (s)
        asn_safetensors_meta(s, "task");
    asn_safetensors_close(s);
    free(copy);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    parse(data, size, size % 8);
    if (size < 8)
        return 0;
    unsigned char *file = malloc(size);
    size_t         end  = size;
    need(file != NULL);
    memcpy(file, data, size);
    while (end > 8 && data[end - 1] != '}')
        end--;
    for (int i = 0; i < 8; i++)
        file[i] = (unsigned char)((end - 8) >> 8 * i);
    parse(file, size, 7);
    free(file);
    return 0;
}
