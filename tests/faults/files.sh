#!/bin/sh
# files.sh: every system call of every command that writes fails, or is the last one (files.py), and trainings are killed at random moments
# (kills.py). BUILD=build KILLS=1000 tests/faults/files.sh
cd "$(dirname "$0")/../.." || exit 3
failed=0
python3 tests/faults/files.py || failed=$?
python3 tests/faults/kills.py "${KILLS:-1000}" || failed=1
exit $failed
