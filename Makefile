# asdlc: a compiler from ASDL grammars to neural parsers in C. `make help` lists the targets.

# ---- Settings that a user may override.
CC       ?= cc
AR       ?= ar
CFLAGS   ?= -O2 -g
LDFLAGS  ?=
HOSTCC   ?= $(CC)
WERROR   ?=
PREFIX   ?= /usr/local
DESTDIR  ?=
BUILD    ?= build
RE2C     ?= re2c
LEMON    ?= lemon

MPI      ?=
SECONDS  ?= 60
HOURS    ?=
WORKERS  ?= 1
FAST     ?=
SEEDS    ?=
JOBS     ?= $(shell nproc 2>/dev/null || echo 1)
PYTHON   ?= /usr/bin/python3

# HOSTCC makes what runs while building, for a CC that compiles for another machine. WERROR=1 turns warnings into errors, as
# `make check` does. MPI=1: one training may run on several machines (runtime/training/README.md); mpicc says how programs are compiled and linked.

VERSION  := 0.1
WARNINGS := -Wall -Wextra -Wpedantic -Wconversion
STRICT   := -std=c11 $(WARNINGS) $(if $(WERROR),-Werror)
POSIX    := -D_POSIX_C_SOURCE=200809L -D_DEFAULT_SOURCE -D_DARWIN_C_SOURCE$(if $(filter FreeBSD,$(shell uname -s)), -D__BSD_VISIBLE=1)
# the same bits under every compiler
EXACT    := -ffp-contract=off -fno-math-errno -fno-trapping-math -Wno-psabi
MPI_USE  := $(if $(MPI),$(patsubst -I%,-isystem %,$(shell mpicc --showme:compile)))
MPI_LIBS := $(if $(MPI),$(shell mpicc --showme:link))
$(if $(MPI),$(if $(MPI_LIBS),,$(error MPI=1 needs mpicc of Open MPI: apt-get install openmpi-bin libopenmpi-dev)))
ASN_LIBS := -ljansson -lm -lpthread -ldl$(if $(MPI), $(strip $(MPI_LIBS)))
OBJ      := $(BUILD)/obj
comma    := ,
# the headers that a file was made from, beside what was made
DEPS      = -MMD -MP -MF $@.d -MT $@

# ---- Sources.
TASKS       := cron home geo atis jobs hearthstone python
LANGUAGES   := languages/asdl languages/task languages/template languages/ebnf
ASDLC_PARTS := base languages passes emit import commands
ASDLC_SRC   := $(patsubst asdlc/%.c,%,$(foreach part,$(ASDLC_PARTS),$(wildcard asdlc/$(part)/*.c)))
# In both, later folders include earlier ones, never back: tests/cli/arrows.sh. parser*.c are templates of shipped parsers.
ASN_PARTS := ground arithmetic text seam model examples decoding training shipping pages serving commands
# Who else trains with a process: the others that mpirun started, or nobody.
NO_RANKS  := runtime/training/ranks_$(if $(MPI),alone,mpi).c
ASN_SRC   := $(patsubst runtime/%.c,%,$(filter-out runtime/shipping/parser% $(NO_RANKS),$(foreach part,$(ASN_PARTS),$(wildcard runtime/$(part)/*.c))))

ASDLC_OBJ := $(ASDLC_SRC:%=$(OBJ)/asdlc/%.o) $(LANGUAGES:%=$(OBJ)/asdlc/%_lexer.o) $(LANGUAGES:%=$(OBJ)/asdlc/%_parser.o)
# What shipped parsers are made of, in this order.
SHIP_SRC  := schema.h ground/api.h ground/clock.h ground/error.h ground/array.h ground/arena.h text/tree.h asn.h seam/run.h text/node.h ground/buffer.h ground/utf8.h text/atom.h \
             text/print.h text/stem.h text/text.h text/entities.h text/lexicon.h text/copy.h text/grams.h text/labels.h text/json.h model/vocab.h model/signature.h model/seen.h arithmetic/real.h arithmetic/matrix.h \
             arithmetic/vec.h model/settings.h model/trust.h model/model.h model/expected.h model/roles.h model/weights.h examples/example.h examples/senses.h arithmetic/kernel.h decoding/scorer.h \
             decoding/notes.h decoding/committee.h decoding/values.h decoding/policy.h decoding/growth.h decoding/constraints.h decoding/greedy.h decoding/same.h decoding/candidates.h decoding/kept.h \
             decoding/forest.h decoding/search.h decoding/best.h decoding/sense.h examples/line.h decoding/answer.h decoding/watched.h decoding/trust.h decoding/guesses.h \
             ground/error.c ground/array.c ground/arena.c ground/buffer.c ground/utf8.c text/atom.c text/tree.c text/write.c \
             text/print.c seam/run.c text/stem.c text/text.c text/entities.c text/lexicon.c text/copy.c text/grams.c text/labels.c text/json.c model/vocab.c model/signature.c model/expected.c model/roles.c arithmetic/matrix.c arithmetic/kernel.c \
             examples/example.c examples/senses.c examples/line.c decoding/answer.c decoding/watched.c decoding/scorer.c decoding/notes.c decoding/committee.c decoding/policy.c decoding/values.c \
             decoding/growth.c decoding/constraints.c \
             decoding/greedy.c decoding/same.c decoding/candidates.c decoding/kept.c decoding/forest.c decoding/search.c decoding/best.c decoding/sense.c decoding/trust.c decoding/guesses.c \
             shipping/parser.h shipping/parser_begin.c shipping/parser.c shipping/parser_main.c shipping/page.html
# What pages are made of: templates, and what they share.
PAGE_SRC  := pages/page.css pages/page.js pages/explain.html pages/train.html pages/eval.html pages/serve.html pages/data.html
ASN_OBJ   := $(ASN_SRC:%=$(OBJ)/runtime/%.o) $(OBJ)/runtime/ship_text.o $(OBJ)/runtime/page_text.o
PROGRAMS  := $(TASKS:%=$(BUILD)/%)

.DELETE_ON_ERROR:
.SECONDARY:
.SECONDEXPANSION:
.PHONY: all demo data paper generated golden check check-fresh check-ship check-bits check-faults check-compilers check-mpi check-stdlib ranks sanitize tsan msan coverage fuzz bench bench-programs scale \
        format install clean help test-programs checked-programs FORCE

all: $(BUILD)/needs $(BUILD)/asdlc $(PROGRAMS) $(BUILD)/folds

# Names what is missing to build and stops, until nothing is; `make check` and `make demo` install it.
BOOTSTRAP := CC="$(CC)" RE2C="$(RE2C)" LEMON="$(LEMON)" tools/bootstrap
$(BUILD)/needs: tools/bootstrap
	@$(BOOTSTRAP) --check
	@mkdir -p $(@D) && touch $@

# ---- Texts that files depend on as they do on sources: a file of each is written anew when the text changes. WERROR is not among
# the flags, so that `make check` after `make` does not compile everything again.
define text # file, variable
$(1): FORCE
	@mkdir -p $$(@D)
	@printf '%s\n' '$$(subst ','\'',$$($(2)))' | cmp -s - $$@ || printf '%s\n' '$$(subst ','\'',$$($(2)))' > $$@
endef
FLAGS      = $(CC) $(CFLAGS) $(WARNINGS) $(POSIX) $(EXACT) $(LDFLAGS) $(ASN_LIBS)
HOST_FLAGS = $(HOSTCC)
ABOUT      = -DASN_LIBS='"$(ASN_LIBS)"' -DASDLC_VERSION='"$(VERSION)"' -DASDLC_RUNTIME='"$(CURDIR)/runtime"'
$(eval $(call text,$(OBJ)/flags,FLAGS))
$(eval $(call text,$(OBJ)/host_flags,HOST_FLAGS))
$(eval $(call text,$(OBJ)/about,ABOUT))
$(eval $(call text,$(OBJ)/asdlc_list,ASDLC_OBJ))
$(eval $(call text,$(OBJ)/asn_list,ASN_OBJ))
$(eval $(call text,$(OBJ)/ship_list,SHIP_SRC))
$(eval $(call text,$(OBJ)/page_list,PAGE_SRC))
# is the header of libmicrohttpd there? It is what `serve` is compiled with; the library itself is loaded while a program runs
HTTP = $(eval HTTP := $(shell echo '\#include <microhttpd.h>' | $(CC) $(CFLAGS) -E -x c - >/dev/null 2>&1 && echo microhttpd.h))$(HTTP)
$(eval $(call text,$(OBJ)/http,HTTP))
$(OBJ)/runtime/serving/http.o $(OBJ)/double/serving/http.o: $(OBJ)/http

# ---- The compiler: libasdlc.a for the tests, asdlc for users.
$(OBJ)/asdlc/%_parser.c $(OBJ)/asdlc/%_parser.h &: asdlc/%.y
	@mkdir -p $(@D)
	cp $< $(OBJ)/asdlc/$*_parser.y
	$(LEMON) -c -q -l -d$(@D) $(OBJ)/asdlc/$*_parser.y
	@touch $(OBJ)/asdlc/$*_parser.c $(OBJ)/asdlc/$*_parser.h # lemon leaves a header alone that did not change
$(OBJ)/asdlc/%_lexer.c: asdlc/%.re $(OBJ)/asdlc/%_parser.h
	$(RE2C) -W $(if $(WERROR),-Werror) -i --no-generation-date -o $@ $<
# what lemon writes is its own affair; everything else is compiled with every warning on
$(OBJ)/asdlc/%_parser.o: $(OBJ)/asdlc/%_parser.c $(OBJ)/flags
	$(CC) $(CFLAGS) -std=c11 $(POSIX) -iquote asdlc -Iruntime $(DEPS) -c -o $@ $<
$(OBJ)/asdlc/%_lexer.o: $(OBJ)/asdlc/%_lexer.c $(OBJ)/flags
	$(CC) $(CFLAGS) $(STRICT) $(POSIX) -iquote asdlc -iquote $(OBJ)/asdlc -Iruntime $(DEPS) -c -o $@ $<
# these two say what the Makefile tells them
TOLD :=
$(OBJ)/asdlc/main.o $(OBJ)/asdlc/commands/build.o: $(OBJ)/about
$(OBJ)/asdlc/main.o $(OBJ)/asdlc/commands/build.o: private TOLD = $(ABOUT)
$(OBJ)/asdlc/%.o: asdlc/%.c $(OBJ)/flags
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) $(POSIX) -iquote asdlc -Iruntime $(TOLD) $(DEPS) -c -o $@ $<
$(BUILD)/libasdlc.a: $(ASDLC_OBJ) $(OBJ)/asdlc_list
	rm -f $@ && $(AR) rcs $@ $(ASDLC_OBJ)
$(BUILD)/asdlc: $(OBJ)/asdlc/main.o $(BUILD)/libasdlc.a $(BUILD)/libasn.a
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ -ljansson -lm

# ---- The runtime, and the programs of the bundled tasks.
# clang takes three minutes for this one file when it looks for undefined behaviour and counts for libFuzzer at once
LESS :=
$(OBJ)/runtime/arithmetic/gather.o: private LESS = $(if $(findstring fuzzer,$(CFLAGS)),-fno-sanitize=undefined)
USE :=
$(OBJ)/runtime/training/ranks_mpi.o $(OBJ)/double/training/ranks_mpi.o: private USE = $(MPI_USE)
$(OBJ)/runtime/%.o: runtime/%.c $(OBJ)/flags
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(LESS) $(EXACT) $(STRICT) $(POSIX) -Iruntime $(USE) $(DEPS) -c -o $@ $<
$(BUILD)/libasn.a: $(ASN_OBJ) $(OBJ)/asn_list
	rm -f $@ && $(AR) rcs $@ $(ASN_OBJ)
# Texts of sources, which programs carry to ship themselves: the runtime's are in libasn.a, a task's own beside it.
$(BUILD)/embed: tools/embed.c asdlc/emit/embed.c asdlc/emit/embed.h $(OBJ)/host_flags
	@mkdir -p $(@D)
	$(HOSTCC) -O1 $(STRICT) -iquote asdlc -o $@ tools/embed.c asdlc/emit/embed.c
$(OBJ)/ship_text.c: $(BUILD)/embed $(SHIP_SRC:%=runtime/%) $(OBJ)/ship_list
	@mkdir -p $(@D)
	$(BUILD)/embed asn_ship_text $(SHIP_SRC:%=runtime/%) > $@
$(OBJ)/page_text.c: $(BUILD)/embed $(PAGE_SRC:%=runtime/%) $(OBJ)/page_list
	@mkdir -p $(@D)
	$(BUILD)/embed asn_page_text $(PAGE_SRC:%=runtime/%) > $@
$(OBJ)/runtime/ship_text.o $(OBJ)/double/ship_text.o: $(OBJ)/ship_text.c $(OBJ)/flags
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) -c -o $@ $<
$(OBJ)/runtime/page_text.o $(OBJ)/double/page_text.o: $(OBJ)/page_text.c $(OBJ)/flags
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) -c -o $@ $<
$(OBJ)/text/%.c: generated/$$*/$$*.h generated/$$*/$$*.c $(BUILD)/embed
	@mkdir -p $(@D)
	$(BUILD)/embed asn_own_text generated/$*/$*.h generated/$*/$*.c > $@
$(OBJ)/text/%.o: $(OBJ)/text/%.c $(OBJ)/flags
	$(CC) $(CFLAGS) $(STRICT) -c -o $@ $<
$(OBJ)/program/%.o: generated/$$*/$$*.c $(OBJ)/flags
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) -DASN_MAIN -Iruntime $(DEPS) -c -o $@ $<
$(PROGRAMS): $(BUILD)/%: $(OBJ)/program/%.o $(OBJ)/text/%.o $(BUILD)/libasn.a
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(ASN_LIBS)

# What asdlc wrote for the bundled tasks, committed so that it can be read; a test fails when it is stale.
generated: $(BUILD)/asdlc
	for task in $(TASKS); do $(BUILD)/asdlc compile grammars/$$task.task -o generated/$$task || exit 1; done

# ---- Tests.
UNIT      := $(patsubst tests/unit/%.c,$(BUILD)/tests/%,$(wildcard tests/unit/test_*.c))
FUZZERS    = $(patsubst tests/fuzz/fuzz_%.c,$(FUZZ)/%,$(wildcard tests/fuzz/fuzz_*.c))
GRAMMARS  := $(TASKS:%=$(OBJ)/generated/%.o)
# found once, when it is first used
CHECK_LIB  = $(eval CHECK_LIB := $(shell CC="$(CC)" tools/libcheck || echo -lcheck))$(CHECK_LIB)

$(GRAMMARS): $(OBJ)/generated/%.o: generated/$$*/$$*.c $(OBJ)/flags
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) -Iruntime $(DEPS) -c -o $@ $<
TEST_FLAGS := $(STRICT) -Wno-gnu-zero-variadic-macro-arguments $(POSIX) -Iruntime -Igenerated
# those two include vectors (vec.h)
$(BUILD)/tests/test_matrix $(BUILD)/tests/test_kernel: private TEST_FLAGS += $(EXACT)
$(BUILD)/tests/%: tests/unit/%.c $(GRAMMARS) $(BUILD)/libasdlc.a $(BUILD)/libasn.a
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(TEST_FLAGS) -iquote asdlc $(DEPS) $(LDFLAGS) -o $@ $< $(GRAMMARS) $(BUILD)/libasdlc.a $(BUILD)/libasn.a $(CHECK_LIB) $(ASN_LIBS)
# The network in double precision, with a grammar that has every kind of module.
GRAD_OBJ  := $(ASN_SRC:%=$(OBJ)/double/%.o) $(OBJ)/double/ship_text.o $(OBJ)/double/page_text.o
GRAD_TASK := $(OBJ)/double/generated/cron.o $(OBJ)/double/generated/jobs.o
$(OBJ)/double/%.o: runtime/%.c $(OBJ)/flags
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) $(POSIX) -DASN_DOUBLE -Iruntime $(USE) $(DEPS) -c -o $@ $<
$(GRAD_TASK): $(OBJ)/double/generated/%.o: generated/$$*/$$*.c $(OBJ)/flags
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) -DASN_DOUBLE -Iruntime $(DEPS) -c -o $@ $<
$(OBJ)/double/libasn.a: $(GRAD_OBJ) $(OBJ)/asn_list
	rm -f $@ && $(AR) rcs $@ $(GRAD_OBJ)
$(BUILD)/mix/mix.c $(BUILD)/mix/mix.h &: tests/grad/mix.task tests/grad/mix.asdl $(BUILD)/asdlc
	$(BUILD)/asdlc compile $< -o $(BUILD)/mix
	@touch $(BUILD)/mix/mix.c $(BUILD)/mix/mix.h # asdlc leaves files alone that did not change
$(OBJ)/double/mix.o: $(BUILD)/mix/mix.c $(OBJ)/flags
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) -DASN_DOUBLE -Iruntime $(DEPS) -c -o $@ $<
$(BUILD)/tests/test_network: tests/grad/test_network.c $(OBJ)/double/mix.o $(GRAD_TASK) $(OBJ)/double/libasn.a
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(TEST_FLAGS) -DASN_DOUBLE -I$(BUILD) $(DEPS) $(LDFLAGS) -o $@ $< \
	    $(OBJ)/double/mix.o $(GRAD_TASK) $(OBJ)/double/libasn.a $(CHECK_LIB) $(ASN_LIBS)
# makes the nth system call of a program fail; elsewhere its tests are skipped
FAULTS := $(if $(filter Linux,$(shell uname -s)),$(BUILD)/faults.so)
$(BUILD)/faults.so: tests/faults/faults.c
	@mkdir -p $(@D)
	$(HOSTCC) -O1 -std=gnu11 -Wall -Wextra -shared -fPIC -o $@ $<
# two programs whose arenas and arrays take each piece from the system, so that each can fail
PIECES := $(BUILD)/pieces/geo $(BUILD)/pieces/home
$(OBJ)/pieces/%.o: runtime/ground/%.c $(OBJ)/flags
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(EXACT) $(STRICT) $(POSIX) -DASN_FAULTS -Iruntime $(DEPS) -c -o $@ $<
$(PIECES): $(BUILD)/pieces/%: $(OBJ)/pieces/arena.o $(OBJ)/pieces/array.o $(OBJ)/program/%.o $(OBJ)/text/%.o $(BUILD)/libasn.a
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^ $(ASN_LIBS)
test-programs: $(BUILD)/asdlc $(PROGRAMS) $(UNIT) $(BUILD)/tests/test_network $(FAULTS) $(PIECES)

# Everything a change must pass; the last line counts. The unit, golden and shipping tests run once more under AddressSanitizer and
# UndefinedBehaviorSanitizer. `make check ONLY=word` runs the tests whose names contain the word, and builds what those need.
SANITIZE := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
ONLY     ?=
wanted    = $(if $(strip $(ONLY)),$(if $(findstring $(1),$(ONLY)),yes),yes)
check:
	@$(BOOTSTRAP)
	@$(MAKE) --no-print-directory -j$(JOBS) WERROR=1 test-programs $(if $(call wanted,fuzz),$(FUZZERS))
	@$(if $(call wanted,sanitized),$(MAKE) --no-print-directory -j$(JOBS) WERROR=1 BUILD=$(BUILD)/sanitize CFLAGS="$(SANITIZE)" checked-programs)
	@BUILD=$(BUILD) CC="$(CC)" JOBS=$(JOBS) ONLY="$(ONLY)" \
	    $(if $(call wanted,sanitized),CHECKED=$(BUILD)/sanitize CHECKED_CFLAGS="$(SANITIZE)") tests/run
checked-programs: $(BUILD)/asdlc $(BUILD)/cron $(BUILD)/geo $(UNIT)

# The README's two commands on a new machine: a minimal Debian 12 in a chroot, made from this machine's package sources. As root.
check-fresh:
	@tools/fresh

# The same tests, but for the fuzzers and speed, under AddressSanitizer and UndefinedBehaviorSanitizer; then what tsan runs.
sanitize:
	@$(BOOTSTRAP)
	@$(MAKE) --no-print-directory -j$(JOBS) WERROR=1 BUILD=$(BUILD)/sanitize CFLAGS="$(SANITIZE)" test-programs
	@BUILD=$(BUILD)/sanitize CFLAGS="$(SANITIZE)" CC="$(CC)" SANITIZED=1 JOBS=$(JOBS) ONLY="$(ONLY)" tests/run
	@$(MAKE) --no-print-directory tsan

# The unit tests and the commands that use threads, under ThreadSanitizer.
TSAN       := -O1 -g -fsanitize=thread
TSAN_TESTS := unit $(addprefix cli-,bulk ensemble from kbest serve teacher train trust)
tsan:
	@$(BOOTSTRAP)
	@$(MAKE) --no-print-directory -j$(JOBS) WERROR=1 BUILD=$(BUILD)/tsan CFLAGS="$(TSAN)" test-programs
	@BUILD=$(BUILD)/tsan CFLAGS="$(TSAN)" CC="$(CC)" SANITIZED=1 SLOW=$(or $(SLOW),2) JOBS=$(JOBS) TSAN_OPTIONS="halt_on_error=1 second_deadlock_stack=1" \
	    ONLY="$(or $(ONLY),$(TSAN_TESTS))" tests/run

# The unit tests, what asdlc writes, and the commands, under MemorySanitizer, which only clang has. jansson, Check and libmicrohttpd are not compiled with it,
# so memory from malloc counts as written; what arenas hand out does not (ASN_FRESH in ground/api.h). tests/README.md says which scripts are left out.
MSAN       := -O1 -g -fsanitize=memory -fsanitize-memory-track-origins -fno-omit-frame-pointer
MSAN_TESTS := unit golden $(addprefix cli-,bulk card commands constraints data ensemble errors foreign from hostile idioms kbest lines names parse programs say sentences \
              teacher tensors train trust)
msan:
	@$(BOOTSTRAP)
	@$(MAKE) --no-print-directory -j$(JOBS) WERROR=1 CC=clang BUILD=$(BUILD)/msan CFLAGS="$(MSAN)" test-programs
	@BUILD=$(BUILD)/msan CFLAGS="$(MSAN)" CC=clang SANITIZED=1 SLOW=$(or $(SLOW),2) JOBS=$(JOBS) MSAN_OPTIONS=poison_in_malloc=0:poison_in_free=0 \
	    ONLY="$(or $(ONLY),$(MSAN_TESTS))" tests/run

# What makes and converts examples.
$(BUILD)/cron_data $(BUILD)/folds: $(BUILD)/%: tools/%.c $(OBJ)/flags
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) $(POSIX) $(DEPS) $(LDFLAGS) -o $@ $< $(if $(filter folds,$*),-ljansson)

# The public data sets, laid out as tools/data says, as examples for our programs: make data ASN_DATA=folder
data: $(addprefix $(BUILD)/,jobs geo atis)
	@BUILD=$(BUILD) PYTHON=$(PYTHON) tools/data "$(ASN_DATA)" $(BUILD)/data

# The paper's model has neither copies nor constraints: programs without them, and their C.
PLAIN := $(addprefix $(BUILD)/plain/,jobs geo atis hearthstone)
$(PLAIN): $(BUILD)/plain/%: grammars/%.task $(wildcard grammars/*) tools/bench/without $(BUILD)/asdlc $(BUILD)/libasn.a
	@mkdir -p $(@D)
	$(BUILD)/asdlc compile $< --without $$(cat tools/bench/without) -o $@.c
	CC="$(CC)" CFLAGS="$(CFLAGS)" $(BUILD)/asdlc build $< --without $$(cat tools/bench/without) -o $@

# The paper's experiments on those data sets, with its settings and with ours, singles, ensembles and distilled: tools/paper.sweep. Many
# hours; killed and run again, it goes on where it was. SEEDS=2: the first two seeds of each row.
paper: data
	@$(MAKE) --no-print-directory -j$(JOBS) $(BUILD)/folds $(addprefix $(BUILD)/,jobs geo atis hearthstone) $(PLAIN)
	@BUILD=$(BUILD) JOBS=$(JOBS) SEEDS=$(SEEDS) $(PYTHON) tools/paper

# Plain English to cron schedules: makes the data, trains, measures, answers.
demo:
	@$(BOOTSTRAP) build
	@$(MAKE) --no-print-directory -j$(JOBS) $(BUILD)/asdlc $(BUILD)/cron $(BUILD)/cron_data
	@BUILD=$(BUILD) tools/demo

# Rewrites what the golden cases expect; the diff is read like any code.
golden: $(BUILD)/asdlc
	BUILD=$(BUILD) tests/golden/run --rewrite

# libFuzzer under the sanitizers: SECONDS for each target, or HOURS for all of them together. FAST=1 is without sanitizers, some times as many
# executions; what it finds, the next run with them goes through. WORKERS=4: four processes for each target. A crash found stays as a case in
# tests/fuzz/NAME/.
FUZZ       := $(BUILD)/fuzz$(if $(FAST),-fast)
# fast: edges are counted, but comparisons are not traced, which is most of the cost
FUZZ_KINDS := $(if $(FAST),-O2 -fsanitize-coverage=inline-8bit-counters$(comma)pc-table,-O1 -fsanitize=fuzzer-no-link$(comma)address$(comma)undefined -fno-sanitize-recover=all)
FUZZ_FLAGS := -g -std=c11 -DASN_FUZZING $(POSIX) $(FUZZ_KINDS)
# what makes a fuzzer of a target would trace comparisons in it, and in the shipped parser
FUZZ_LINK  := -fsanitize=fuzzer $(if $(FAST),-fno-sanitize-coverage=trace-cmp)
FUZZ_TASKS := atis cron geo home jobs
FUZZ_OBJ   := $(FUZZ_TASKS:%=$(FUZZ)/lib/obj/generated/%.o) $(FUZZ)/lib/libasdlc.a $(FUZZ)/lib/libasn.a
# one make of its own builds the libraries for all targets
$(FUZZ_OBJ) &: FORCE
	@$(MAKE) --no-print-directory BUILD=$(FUZZ)/lib CC=clang CFLAGS="$(FUZZ_FLAGS)" $(FUZZ_OBJ)
$(FUZZ)/%: tests/fuzz/fuzz_%.c $(FUZZ_OBJ)
	clang $(FUZZ_FLAGS) $(FUZZ_LINK) -iquote asdlc -Iruntime -Igenerated $(DEPS) $(LDFLAGS) -o $@ $< $(FUZZ_OBJ) $(ASN_LIBS)
# a parser that was shipped, with a model that has learnt five sentences
$(FUZZ)/shipped/geo_parser.c: $(BUILD)/geo tests/ship/model
	@mkdir -p $(@D)
	BUILD=$(BUILD) tests/ship/model $(@D)/model
	CC=none $(BUILD)/geo ship --model $(@D)/model -o $(@D)
$(FUZZ)/parser: tests/fuzz/fuzz_parser.c $(FUZZ)/shipped/geo_parser.c $(wildcard tests/fuzz/*.h)
	clang $(FUZZ_FLAGS) $(FUZZ_LINK) -I$(FUZZ)/shipped -o $@ $(filter %.c,$^) -lm
fuzz: $(FUZZERS)
	@BUILD=$(BUILD) FUZZ=$(FUZZ) JOBS=$(JOBS) WORKERS=$(WORKERS) HOURS=$(HOURS) tests/fuzz/run $(SECONDS)

# Line coverage of asdlc/ and runtime/ by all tests, also when one of them fails. MISSING=1: also the lines that none reaches.
MISSING ?=
coverage:
	@$(BOOTSTRAP)
	@$(MAKE) --no-print-directory -j$(JOBS) WERROR=1 BUILD=$(BUILD)/coverage CFLAGS="-O0 -g --coverage" test-programs
	@find $(BUILD)/coverage -name '*.gcda' -delete
	@BUILD=$(BUILD)/coverage CFLAGS="-O0 -g --coverage" CC="$(CC)" SANITIZED=1 COUNTED=1 JOBS=$(JOBS) ONLY="$(ONLY)" tests/run; failed=$$?; \
	MISSING=$(MISSING) tools/coverage $(BUILD)/coverage asdlc || failed=1; \
	MISSING=$(MISSING) tools/coverage $(BUILD)/coverage runtime 95 || failed=1; exit $$failed

# Python's standard library through the reader and both printers; the data is made on the spot.
check-stdlib: $(BUILD)/python
	@BUILD=$(BUILD) $(PYTHON) tests/stdlib/check.py

# The models in models/, shipped, over their dev sets (train where there is none), which ASN_DATA=folder or an earlier make data gives. With qemu-user
# and gcc-aarch64-linux-gnu also on other processors.
check-ship: $(if $(ASN_DATA),data) $(BUILD)/libasn.a $(addprefix $(BUILD)/,jobs geo atis hearthstone)
	@failed=0; for task in jobs.train geo.train atis.dev hearthstone.dev; do \
	    BUILD=$(BUILD) tests/ship/compare $${task%.*} models/$${task%.*}.safetensors $(BUILD)/data/$$task.jsonl || failed=1; done; exit $$failed

# Every allocation of every command fails; every system call of those that write fails; trainings are killed at KILLS random
# moments: tests/README.md.
KILLS ?= 1000
check-faults: $(BUILD)/asdlc $(PROGRAMS) $(FAULTS) $(PIECES)
	@BUILD=$(BUILD) KILLS=$(KILLS) tests/faults/run

# The same model and the same answers on emulated processors, 64-bit ARM among them; needs qemu-user, gcc-aarch64-linux-gnu and libjansson-dev:arm64.
check-bits: $(BUILD)/home
	@BUILD=$(BUILD) EMULATE=1 sh tests/cli/bits.sh

# Every gcc and clang that is installed, tcc and musl: no warning, and the same answers.
check-compilers: $(BUILD)/geo
	@BUILD=$(BUILD) JOBS=$(JOBS) tests/compilers

# One training by several processes: all of tests/cli/mpi.sh, on a program that MPI=1 built; make check runs some of it. Needs Open MPI.
check-mpi: $(BUILD)/home
	@$(MAKE) --no-print-directory -j$(JOBS) WERROR=1 MPI=1 BUILD=$(BUILD)/mpi $(BUILD)/mpi/home
	@BUILD=$(BUILD) MPI_HOME=$(BUILD)/mpi/home sh tests/cli/mpi.sh

# From how large a minibatch on, and with how many machines, that pays: measures here, and models networks. ASN_DATA=F: for all tasks.
ranks: $(if $(ASN_DATA),data) $(BUILD)/cron $(BUILD)/home $(BUILD)/cron_data
	@$(MAKE) --no-print-directory -j$(JOBS) MPI=1 BUILD=$(BUILD)/mpi $(addprefix $(BUILD)/mpi/,cron home $(if $(ASN_DATA),jobs geo atis hearthstone))
	@BUILD=$(BUILD) $(PYTHON) -B tools/ranks

# Our speed beside PyTorch's and the machine's own: tools/bench/README.md. FULL=1: all of it.
BENCH := $(BUILD)/bench
$(BENCH)/answer: tools/bench/answer.c $(PLAIN) $(BUILD)/libasn.a
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) $(POSIX) -Iruntime $(foreach p,$(PLAIN),-I$p.c) $(DEPS) $(LDFLAGS) -o $@ $< $(foreach p,$(PLAIN),$p.c/$(notdir $p).c) $(BUILD)/libasn.a -lopenblas $(ASN_LIBS)
$(BENCH)/replay: tools/bench/replay.c $(OBJ)/flags
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) $(POSIX) $(DEPS) $(LDFLAGS) -o $@ $< -lopenblas -lpthread
$(BENCH)/peak: tools/bench/peak.c $(BUILD)/libasn.a
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) $(STRICT) $(POSIX) -Iruntime $(DEPS) $(LDFLAGS) -o $@ $< $(BUILD)/libasn.a $(ASN_LIBS)
bench-programs: $(BUILD)/asdlc $(PROGRAMS) $(BUILD)/cron_data $(PLAIN) $(BENCH)/answer $(BENCH)/replay $(BENCH)/peak
bench:
	@$(BOOTSTRAP)
	@$(MAKE) --no-print-directory -j$(JOBS) bench-programs
	@BUILD=$(BUILD) ASN_DATA="$(ASN_DATA)" $(PYTHON) -B tools/bench/run $(if $(FULL),--full)

# Compiling synthetic grammars of 1,000 to 10,000 constructors: time and memory.
scale: $(BUILD)/asdlc
	@BUILD=$(BUILD) tools/scale

format:
	clang-format -i asdlc/*.c asdlc/*/*.[ch] runtime/*.h runtime/*/*.[ch] tests/unit/*.c tests/fuzz/*.c

# ---- Installing: the compiler, what programs are linked with, the headers that generated code includes, manuals, examples.
INTO    = $(DESTDIR)$(PREFIX)
HEADERS = $(sort $(patsubst runtime/%,%,$(filter runtime/%,$(shell $(CC) -MM -Iruntime runtime/asn.h))))
install: $(BUILD)/asdlc $(BUILD)/libasn.a
	install -d $(INTO)/bin $(INTO)/lib/pkgconfig $(INTO)/share/man/man1 $(INTO)/share/man/man5 $(INTO)/share/asdlc/grammars \
	    $(INTO)/share/bash-completion/completions $(INTO)/share/asdlc/editors
	install -m 755 $(BUILD)/asdlc $(INTO)/bin/asdlc
	install -m 644 $(BUILD)/libasn.a $(INTO)/lib/libasn.a
	for file in $(HEADERS); do install -d $(INTO)/include/asn/$$(dirname $$file) && \
	    install -m 644 runtime/$$file $(INTO)/include/asn/$$file || exit 1; done
	sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@VERSION@|$(VERSION)|' -e 's|@LIBS@|$(ASN_LIBS)|' runtime/asn.pc.in > $(INTO)/lib/pkgconfig/asn.pc
	install -m 644 $(wildcard asdlc/*.1) $(INTO)/share/man/man1
	install -m 644 $(wildcard asdlc/*.5) $(INTO)/share/man/man5
	install -m 644 $(filter-out %.md,$(wildcard grammars/*.*)) $(INTO)/share/asdlc/grammars
	install -m 644 tools/editors/asdlc.bash $(INTO)/share/bash-completion/completions/asdlc
	cp -R tools/editors/vim tools/editors/vscode $(INTO)/share/asdlc/editors

clean:
	rm -rf $(BUILD)

help:
	@echo "make                  build asdlc and the bundled programs into $(BUILD)/"
	@echo "make demo             train and try the bundled cron parser: minutes, from nothing"
	@echo "make data ASN_DATA=F  jobs, geo, atis and hearthstone from their public files in F"
	@echo "make paper ASN_DATA=F SEEDS=5  the paper's experiments on them, with its settings and ours: many hours; resumable"
	@echo "make check            install what is missing, build, run all tests; ONLY=word: those with the word in their names"
	@echo "make check-fresh      make demo and make check in a new, minimal Debian 12, as root; times"
	@echo "make sanitize         the tests under the address and undefined behaviour sanitizers, then make tsan: threads"
	@echo "make msan             unit tests, golden cases and commands under MemorySanitizer: who reads memory that was never written"
	@echo "make check-ship ASN_DATA=F  shipped models give the answers of predict, by all compilers; sizes, accuracy, times"
	@echo "make check-stdlib     Python's standard library through reader and printers"
	@echo "make fuzz SECONDS=60  libFuzzer, this many seconds for each target; HOURS=1: an hour for all of them; FAST=1 WORKERS=4: tests/README.md"
	@echo "make coverage         line coverage of asdlc/ and runtime/; MISSING=1: the lines that no test reaches"
	@echo "make check-bits       the same model on emulated processors, 64-bit ARM among them"
	@echo "make check-faults     every allocation, and every system call of what writes, fails; KILLS=1000 kills at random moments"
	@echo "make check-compilers  every gcc and clang that is installed, tcc and musl: no warning, the same answers"
	@echo "make check-mpi        one training by several processes, by Open MPI; make MPI=1 builds programs that can"
	@echo "make ranks            when several machines are worth it for one training: measured steps, modelled networks"
	@echo "make bench            our speed beside PyTorch's and the machine's own; FULL=1: all of it"
	@echo "make scale            time and memory for large synthetic grammars"
	@echo "make generated        write generated/ anew;  make golden: what golden cases expect"
	@echo "make format           clang-format;  make clean: remove $(BUILD)/"
	@echo "make install PREFIX=  asdlc, libasn, headers, pkg-config file, manual pages, example grammars (now $(PREFIX))"

-include $(wildcard $(OBJ)/*/*.d $(OBJ)/*/*/*.d $(BUILD)/*.d $(BUILD)/tests/*.d $(FUZZ)/*.d $(BENCH)/*.d)
