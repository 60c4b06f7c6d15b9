#include "training/network.h"

#include "training/affine.h"

void asn_network_forward(asn_work *w, asn_network *net)
{
    int n = net->n, H = w->H;
    for (int i = 0; i < net->n_in; i++)
        if (net->in[i].row)
            net->shared = asn_work_rows(w, net->in[i].n, H);
    net->hidden  = asn_work_rows(w, n, H);
    net->logits  = asn_work_rows(w, n, net->outputs);
    net->dhidden = w->train ? asn_work_zeros(w, n, H) : net->hidden;
    if (w->failed)
        return;
    for (int i = 0; i < net->n_in; i++) {
        const asn_network_input *in = &net->in[i];
        asn_affine(w, in->tensor, in->row ? in->n : n, in->x, in->row ? net->shared : net->hidden, i > 0 && !in->row);
        if (in->row)
            asn_rows_add(n, H, net->hidden, net->shared, in->row);
    }
    asn_affine_bias(w, net->bias, n, net->hidden);
    asn_rows_tanh(n, H, net->hidden, ASN_NO_MASK);
    asn_affine(w, net->out, n, net->hidden, net->logits, false);
    asn_affine_bias(w, net->out_bias, n, net->logits);
}

void asn_network_backward(asn_work *w, asn_network *net)
{
    int n = net->n, H = w->H;
    asn_affine_back(w, net->out, n, net->hidden, net->logits, net->dhidden);
    asn_affine_back_bias(w, net->out_bias, n, net->logits);
    asn_rows_tanh_back(n, H, net->dhidden, net->hidden, ASN_NO_MASK);
    asn_affine_back_bias(w, net->bias, n, net->dhidden);
    for (int i = 0; i < net->n_in; i++) {
        const asn_network_input *in = &net->in[i];
        asn_rows         d  = net->dhidden;
        if (in->row) {
            d = net->shared;
            asn_rows_clear(in->n, H, d);
            asn_rows_scatter(n, H, net->dhidden, d, in->row, ASN_NO_MASK);
        }
        asn_affine_back(w, in->tensor, in->row ? in->n : n, in->x, d, in->dx);
    }
}
