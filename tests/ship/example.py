"""The same from Python: cc -shared -fPIC -O2 geo_parser.c -lm -o libgeo.so && python3 example.py ./libgeo.so "a sentence" """
import ctypes, math, sys

lib = ctypes.CDLL(sys.argv[1])
lib.geo_parser_new.restype = ctypes.c_void_p
lib.geo_parser_error.restype = ctypes.c_char_p
lib.geo_parser_log_prob.restype = ctypes.c_double
lib.geo_parser_print.restype = ctypes.c_size_t
TEXT, TREE, JSON = range(3)


def printed(parser, form):
    size = lib.geo_parser_print(parser, form, None, ctypes.c_size_t(0)) + 1
    to = ctypes.create_string_buffer(size)
    lib.geo_parser_print(parser, form, to, ctypes.c_size_t(size))
    return to.value.decode()


parser = ctypes.c_void_p(lib.geo_parser_new(None))
sentence = sys.argv[2].encode()
if lib.geo_parser_parse(parser, sentence, ctypes.c_size_t(len(sentence))):
    sys.exit(lib.geo_parser_error(parser).decode())
print(printed(parser, TEXT))
print(f"probability {math.exp(lib.geo_parser_log_prob(parser)):.6f}")
lib.geo_parser_free(parser)
