# asdlc: a compiler from ASDL grammars to neural parsers in C. `make help` lists the targets.

# ---- Settings that a user may override.
CC       ?= cc
CFLAGS   ?= -O2 -g
LDFLAGS  ?=
PREFIX   ?= /usr/local
DESTDIR  ?=
BUILD    ?= build
RE2C     ?= re2c
LEMON    ?= lemon

SECONDS  ?= 60
JOBS     ?= $(shell nproc 2>/dev/null || echo 1)
PYTHON   ?= /usr/bin/python3

VERSION  := 0.1
STRICT   := -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror
POSIX    := -D_POSIX_C_SOURCE=200809L -D_DEFAULT_SOURCE
ASN_LIBS := -ljansson -lm -lpthread -ldl
OBJ      := $(BUILD)/obj

# ---- Sources.
TASKS     := cron geo atis jobs hearthstone python
LANGUAGES := asdl task template
ASDLC_SRC := mem source diag table out grammar check analyse resolve names lexicon load module emit emit_type emit_ctor emit_field \
             emit_table emit_header emit_tree emit_printer inspect embed build starter
ASN_SRC   := arena error buffer utf8 atom tree read write print run trace stem text entities align vocab counts sha256 safetensors seen model \
             example data stream tensor gemm layers record encoder batch heads speller matrix kernel decode line pages pool adam metrics evaluate train answer pack ship cli_print \
             cli_model cli_ship cli

ASDLC_OBJ := $(ASDLC_SRC:%=$(OBJ)/asdlc/%.o) $(LANGUAGES:%=$(OBJ)/asdlc/%_lexer.o) $(LANGUAGES:%=$(OBJ)/asdlc/%_parser.o)
# What shipped parsers are made of, in this order.
SHIP_SRC  := error.h arena.h tree.h asn.h run.h node.h buffer.h utf8.h atom.h print.h stem.h text.h entities.h vocab.h seen.h real.h matrix.h vec.h model.h \
             example.h kernel.h decode.h line.h answer.h error.c arena.c buffer.c utf8.c atom.c tree.c write.c print.c run.c stem.c text.c entities.c \
             vocab.c matrix.c kernel.c example.c line.c answer.c decode.c parser.h parser.c parser_main.c page.html
ASN_OBJ   := $(ASN_SRC:%=$(OBJ)/runtime/%.o) $(OBJ)/runtime/ship_text.o
PROGRAMS  := $(TASKS:%=$(BUILD)/%)

.DELETE_ON_ERROR:
.SECONDARY:
.SECONDEXPANSION:
.PHONY: all needs demo data paper generated golden check check-ship check-stdlib sanitize coverage fuzz bench bench-programs scale format install clean help test-programs

all: needs $(BUILD)/asdlc $(PROGRAMS) $(BUILD)/import $(BUILD)/folds

# Names what is missing and stops; `make check` and `make demo` install it.
needs:
	@tools/bootstrap --check

# ---- The compiler: libasdlc.a for the tests, asdlc for users.
$(OBJ)/asdlc/%_parser.c $(OBJ)/asdlc/%_parser.h &: asdlc/%.y
	@mkdir -p $(@D)
	cp $< $(OBJ)/asdlc/$*_parser.y
	$(LEMON) -c -q -l -d$(OBJ)/asdlc $(OBJ)/asdlc/$*_parser.y
	@touch $(OBJ)/asdlc/$*_parser.c $(OBJ)/asdlc/$*_parser.h # lemon leaves a header alone that did not change
$(OBJ)/asdlc/%_lexer.c: asdlc/%.re $(OBJ)/asdlc/%_parser.h
	$(RE2C) -W -Werror -i --no-generation-date -o $@ $<
# what lemon writes is its own affair; everything else is compiled with every warning on
$(OBJ)/asdlc/%_parser.o: $(OBJ)/asdlc/%_parser.c
	$(CC) $(CFLAGS) -std=c11 $(POSIX) -Iasdlc -MMD -MP -c -o $@ $<
$(OBJ)/asdlc/%_lexer.o: $(OBJ)/asdlc/%_lexer.c
	$(CC) $(CFLAGS) $(STRICT) $(POSIX) -Iasdlc -I$(OBJ)/asdlc -MMD -MP -c -o $@ $<
$(OBJ)/asdlc/%.o: asdlc/%.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) $(POSIX) -DASN_LIBS='"$(ASN_LIBS)"' -DASDLC_VERSION='"$(VERSION)"' -MMD -MP -c -o $@ $<
$(BUILD)/libasdlc.a: $(ASDLC_OBJ)
	rm -f $@ && ar rcs $@ $^
$(BUILD)/asdlc: $(OBJ)/asdlc/main.o $(BUILD)/libasdlc.a $(BUILD)/libasn.a
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ -ljansson

# ---- The runtime, and the programs of the bundled tasks.
$(OBJ)/runtime/%.o: runtime/%.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -ffp-contract=off -fno-math-errno -fno-trapping-math -Wno-psabi $(STRICT) $(POSIX) -MMD -MP -c -o $@ $<
$(BUILD)/libasn.a: $(ASN_OBJ) Makefile
	rm -f $@ && ar rcs $@ $(ASN_OBJ)
# Texts of sources, which programs carry to ship themselves.
$(BUILD)/embed: tools/embed.c asdlc/embed.c asdlc/embed.h
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) -o $@ tools/embed.c asdlc/embed.c
$(OBJ)/ship_text.c: $(BUILD)/embed $(SHIP_SRC:%=runtime/%) Makefile
	@mkdir -p $(@D)
	$(BUILD)/embed asn_ship_text $(SHIP_SRC:%=runtime/%) > $@
$(OBJ)/runtime/ship_text.o $(OBJ)/double/ship_text.o: $(OBJ)/ship_text.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) -c -o $@ $<
$(OBJ)/main/%.c: generated/$$*/$$*.c generated/$$*/$$*.h $(BUILD)/embed
	@mkdir -p $(@D)
	$(BUILD)/embed --main $* generated/$* > $@
$(PROGRAMS): $(BUILD)/%: generated/$$*/$$*.c $(OBJ)/main/%.c generated/$$*/$$*.h runtime/asn.h runtime/tree.h $(BUILD)/libasn.a
	$(CC) $(CFLAGS) $(STRICT) -Iruntime -Igenerated/$* $(LDFLAGS) -o $@ $< $(OBJ)/main/$*.c $(BUILD)/libasn.a $(ASN_LIBS)

# What asdlc wrote for the bundled tasks, committed so that it can be read; a test fails when it is stale.
generated: $(BUILD)/asdlc
	for task in $(TASKS); do $(BUILD)/asdlc compile grammars/$$task.task -o generated/$$task || exit 1; done

# ---- Tests.
UNIT      := $(patsubst tests/unit/%.c,$(BUILD)/tests/%,$(wildcard tests/unit/test_*.c))
FUZZERS   := $(patsubst tests/fuzz/fuzz_%.c,$(BUILD)/fuzz/%,$(wildcard tests/fuzz/fuzz_*.c))
GRAMMARS  := $(TASKS:%=$(OBJ)/generated/%.o)
CHECK_LIB := $(shell pkg-config --libs check 2>/dev/null || echo -lcheck)

$(GRAMMARS): $(OBJ)/generated/%.o: generated/$$*/$$*.c generated/$$*/$$*.h runtime/asn.h runtime/tree.h
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) -Iruntime -c -o $@ $<
$(BUILD)/tests/%: tests/unit/%.c $(GRAMMARS) $(BUILD)/libasdlc.a $(BUILD)/libasn.a
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) -Wno-gnu-zero-variadic-macro-arguments $(POSIX) -iquote asdlc -Iruntime -Igenerated -MMD -MP $(LDFLAGS) -o $@ $< $(GRAMMARS) \
	    $(BUILD)/libasdlc.a $(BUILD)/libasn.a $(CHECK_LIB) $(ASN_LIBS)
# The network in double precision, with a grammar that has every kind of module.
GRAD_OBJ := $(ASN_SRC:%=$(OBJ)/double/%.o) $(OBJ)/double/ship_text.o
$(OBJ)/double/%.o: runtime/%.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) $(POSIX) -DASN_DOUBLE -MMD -MP -c -o $@ $<
$(OBJ)/double/libasn.a: $(GRAD_OBJ)
	rm -f $@ && $(AR) rcs $@ $(GRAD_OBJ)
$(BUILD)/mix/mix.c $(BUILD)/mix/mix.h &: tests/grad/mix.task tests/grad/mix.asdl $(BUILD)/asdlc
	$(BUILD)/asdlc compile $< -o $(BUILD)/mix
$(BUILD)/tests/test_network: tests/grad/test_network.c $(OBJ)/double/libasn.a $(BUILD)/mix/mix.c generated/cron/cron.c generated/jobs/jobs.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) -Wno-gnu-zero-variadic-macro-arguments $(POSIX) -DASN_DOUBLE -Iruntime -Igenerated -I$(BUILD) $(LDFLAGS) -o $@ $< \
	    $(BUILD)/mix/mix.c generated/cron/cron.c generated/jobs/jobs.c $(OBJ)/double/libasn.a $(CHECK_LIB) $(ASN_LIBS)
test-programs: $(BUILD)/asdlc $(PROGRAMS) $(UNIT) $(BUILD)/tests/test_network

# Everything a change must pass; the last line counts.
check:
	@tools/bootstrap
	@$(MAKE) --no-print-directory -j$(JOBS) test-programs $(FUZZERS)
	@BUILD=$(BUILD) CC="$(CC)" tests/run

# The same tests, but for the fuzzers and speed, under AddressSanitizer and UndefinedBehaviorSanitizer, and a training run
# under ThreadSanitizer.
SANITIZE := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
sanitize:
	@tools/bootstrap
	@$(MAKE) --no-print-directory -j$(JOBS) BUILD=$(BUILD)/sanitize CFLAGS="$(SANITIZE)" test-programs
	@BUILD=$(BUILD)/sanitize CFLAGS="$(SANITIZE)" CC="$(CC)" SANITIZED=1 tests/run
	@CC="$(CC)" tests/tsan

# Plain English to cron schedules: makes the data, trains, measures, answers.
$(BUILD)/cron_data: tools/cron_data.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) -o $@ $<
$(BUILD)/import: tools/import.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) $(POSIX) -o $@ $<
$(BUILD)/folds: tools/folds.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) $(POSIX) $(LDFLAGS) -o $@ $< -ljansson

# The public data sets, laid out as tools/data says, as examples for our programs: make data ASN_DATA=folder
data: $(BUILD)/import
	@BUILD=$(BUILD) PYTHON=$(PYTHON) tools/data "$(ASN_DATA)" $(BUILD)/data

# The paper's experiments, with its settings, on those data sets: hours. Killed and run again, it goes on where it was.
paper: data
	@$(MAKE) --no-print-directory -j$(JOBS) $(BUILD)/folds $(addprefix $(BUILD)/,jobs geo atis hearthstone)
	@BUILD=$(BUILD) JOBS=$(JOBS) tools/paper

demo:
	@tools/bootstrap
	@$(MAKE) --no-print-directory -j$(JOBS) $(BUILD)/asdlc $(BUILD)/cron $(BUILD)/cron_data
	@BUILD=$(BUILD) tools/demo

# Rewrites what the golden cases expect; the diff is read like any code.
golden: $(BUILD)/asdlc
	BUILD=$(BUILD) tests/golden/run --rewrite

# libFuzzer under the sanitizers, SECONDS for each target. A crash found stays as a case in tests/fuzz/NAME/.
FUZZ_FLAGS := -O1 -g -std=c11 $(POSIX) -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all
FUZZ_OBJ   := $(TASKS:%=$(BUILD)/fuzz/lib/obj/generated/%.o) $(BUILD)/fuzz/lib/libasdlc.a $(BUILD)/fuzz/lib/libasn.a
# one make of its own builds the libraries for all targets
$(BUILD)/fuzz/lib/ready: $(wildcard asdlc/*.[chrey]* runtime/*.[ch] generated/*/*.[ch])
	@mkdir -p $(@D)
	@$(MAKE) --no-print-directory BUILD=$(BUILD)/fuzz/lib CC=clang CFLAGS="$(FUZZ_FLAGS)" $(FUZZ_OBJ)
	@touch $@
$(BUILD)/fuzz/%: tests/fuzz/fuzz_%.c $(BUILD)/fuzz/lib/ready
	clang $(FUZZ_FLAGS) -fsanitize=fuzzer -iquote asdlc -Iruntime -Igenerated -o $@ $< $(FUZZ_OBJ) $(ASN_LIBS)
# a parser that was shipped, with a model that has learnt five sentences
$(BUILD)/fuzz/shipped/geo_parser.c: $(BUILD)/geo tests/ship/model
	@mkdir -p $(@D)
	BUILD=$(BUILD) tests/ship/model $(@D)/model
	CC=none $(BUILD)/geo ship --model $(@D)/model -o $(@D)
$(BUILD)/fuzz/parser: tests/fuzz/fuzz_parser.c $(BUILD)/fuzz/shipped/geo_parser.c
	clang $(FUZZ_FLAGS) -fsanitize=fuzzer -I$(BUILD)/fuzz/shipped -o $@ $^ -lm
fuzz: $(FUZZERS)
	@BUILD=$(BUILD) tests/fuzz/run $(SECONDS)

# Line coverage of asdlc/ by all tests.
coverage:
	@tools/bootstrap
	@$(MAKE) --no-print-directory -j$(JOBS) BUILD=$(BUILD)/coverage CFLAGS="-O0 -g --coverage" test-programs
	@find $(BUILD)/coverage -name '*.gcda' -delete
	@BUILD=$(BUILD)/coverage CFLAGS="-O0 -g --coverage" CC="$(CC)" SANITIZED=1 tests/run
	@tools/coverage $(BUILD)/coverage asdlc

# Python's standard library through the reader and both printers; the data is made on the spot.
check-stdlib: $(BUILD)/python
	@BUILD=$(BUILD) $(PYTHON) tests/stdlib/check.py

# The models in models/, shipped, over their dev sets (train where there is none): make data ASN_DATA=folder first.
check-ship: data $(BUILD)/libasn.a $(addprefix $(BUILD)/,jobs geo atis hearthstone)
	@failed=0; for task in jobs.train geo.train atis.dev hearthstone.dev; do \
	    BUILD=$(BUILD) tests/ship/compare $${task%.*} models/$${task%.*}.safetensors $(BUILD)/data/$$task.jsonl || failed=1; done; exit $$failed

# Our speed beside PyTorch's and the machine's own: tools/bench/README.md. FULL=1: all of it.
BENCH := $(BUILD)/bench
$(BENCH)/answer: tools/bench/answer.c $(GRAMMARS) $(BUILD)/libasn.a
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) $(POSIX) -Iruntime -Igenerated $(LDFLAGS) -o $@ $< $(GRAMMARS) $(BUILD)/libasn.a -lopenblas $(ASN_LIBS)
$(BENCH)/replay: tools/bench/replay.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) $(POSIX) $(LDFLAGS) -o $@ $< -lopenblas -lpthread
bench-programs: $(BUILD)/asdlc $(PROGRAMS) $(BUILD)/import $(BUILD)/cron_data $(BENCH)/answer $(BENCH)/replay
bench:
	@tools/bootstrap
	@$(MAKE) --no-print-directory -j$(JOBS) bench-programs
	@BUILD=$(BUILD) ASN_DATA="$(ASN_DATA)" $(PYTHON) -B tools/bench/run $(if $(FULL),--full)

# Compiling synthetic grammars of 1,000 to 10,000 constructors: time and memory.
scale: $(BUILD)/asdlc
	@BUILD=$(BUILD) tools/scale

format:
	clang-format -i asdlc/*.[ch] runtime/*.[ch] tests/unit/*.c tests/fuzz/*.c

# ---- Installing.
install: all
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/lib/pkgconfig $(DESTDIR)$(PREFIX)/include/asn $(DESTDIR)$(PREFIX)/share/man/man1
	install -m 755 $(BUILD)/asdlc $(DESTDIR)$(PREFIX)/bin/asdlc
	install -m 644 $(BUILD)/libasn.a $(DESTDIR)$(PREFIX)/lib/libasn.a
	install -m 644 runtime/asn.h runtime/arena.h runtime/error.h runtime/tree.h $(DESTDIR)$(PREFIX)/include/asn/
	install -m 644 asdlc/asdlc.1 $(DESTDIR)$(PREFIX)/share/man/man1/asdlc.1
	sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@VERSION@|$(VERSION)|' -e 's|@LIBS@|$(ASN_LIBS)|' runtime/asn.pc.in \
	    > $(DESTDIR)$(PREFIX)/lib/pkgconfig/asn.pc

clean:
	rm -rf $(BUILD)

help:
	@echo "make                  build asdlc and the bundled programs into $(BUILD)/"
	@echo "make demo             train and try the bundled cron parser: minutes, from nothing"
	@echo "make data ASN_DATA=F  jobs, geo, atis and hearthstone from their public files in F"
	@echo "make paper ASN_DATA=F the paper's experiments on them, with its settings: hours; resumable"
	@echo "make check            install what is missing, build, run all tests"
	@echo "make sanitize         the tests under the address, undefined behaviour and thread sanitizers"
	@echo "make check-ship ASN_DATA=F  shipped models give the answers of predict, by all compilers; sizes, accuracy, times"
	@echo "make check-stdlib     Python's standard library through reader and printers"
	@echo "make fuzz SECONDS=60  libFuzzer, so long for each target"
	@echo "make coverage         line coverage of asdlc/"
	@echo "make bench            our speed beside PyTorch's and the machine's own; FULL=1: all of it"
	@echo "make scale            time and memory for large synthetic grammars"
	@echo "make generated        write generated/ anew;  make golden: what golden cases expect"
	@echo "make format           clang-format;  make clean: remove $(BUILD)/"
	@echo "make install PREFIX=  asdlc, libasn, headers, pkg-config file, man page (now $(PREFIX))"

-include $(wildcard $(OBJ)/*/*.d $(BUILD)/tests/*.d)
