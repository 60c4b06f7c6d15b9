# Python's standard library: every tree read and printed again (speed is measured by make check-stdlib alone).
# limit: 600
. tests/cli/lib
python=/usr/bin/python3
[ -x $python ] || python=python3
$python tests/stdlib/check.py --no-speed
