#!/usr/bin/python3
"""openblas.py: which kernels OpenBLAS takes here, and the seconds of some products with them. OPENBLAS_CORETYPE asks for others."""
import ctypes
import time

N, ROUNDS = 256, 30
blas = ctypes.CDLL("libopenblas.so.0")
blas.openblas_get_corename.restype = ctypes.c_char_p
a, b, c = ((ctypes.c_float * (N * N))(*([0.01] * (N * N))) for _ in range(3))
one, best = ctypes.c_float(1), float("inf")
for _ in range(ROUNDS):
    begin = time.perf_counter()
    blas.cblas_sgemm(101, 111, 111, N, N, N, one, a, N, b, N, ctypes.c_float(0), c, N)
    best = min(best, time.perf_counter() - begin)
print(blas.openblas_get_corename().decode(), best)
