# The models in models/: each loads, answers, is no larger than it may be, and has its card.
. tests/cli/lib
answers() { # task, sentence, answer
    expect 0 "$1: $2" "$BUILD/$1" predict --model "models/$1.safetensors" "$2"
    stdout_is "$3"
}
answers cron 'every weekday at half past nine' '30 9 * * 1-5'
answers geo 'Which states border Texas?' '( lambda $0 e ( and ( state:t $0 ) ( next_to:t $0 texas:s ) ) )'
answers geo 'which state border s0' '( lambda $0 e ( and ( state:t $0 ) ( next_to:t $0 s0 ) ) )'
answers geo 'What is the capital of Ohio?' '( capital:c ohio:s )'
answers home 'remind me to polish some fence tonight' 'remind "polish some fence" today night'
# numbers and names that training never saw
answers home 'set a timer for 742 minutes called soup' 'timer 742 min "soup"'
answers home 'start a 750 second timer' 'timer 750 s'
answers home 'set the volume to 1000 percent' 'volume 1000%'
answers home 'add 555 oranges to the shopping list' 'put 555 "oranges" on "shopping"'
answers jobs 'show me the jobs in locid0' 'job ( ANS ) , loc ( ANS , locid0 )'
answers atis 'show me flights from ci0 to ci1' '( lambda $0 e ( and ( flight $0 ) ( from $0 ci0 ) ( to $0 ci1 ) ) )'
cat >"$T/card.json" <<'X'
{"input": {"name": "Stone Golem", "attack": "3", "health": "4", "cost": "4", "durability": "-1", "type": "Minion", "class": "Neutral", "race": "NIL", "rarity": "Common", "description": "NIL"}}
X
expect 0 'a card' "$BUILD/hearthstone" predict --model models/hearthstone.safetensors "$T/card.json"
stdout_has 'class StoneGolem(MinionCard):'
stdout_has 'return Minion(3, 4'
for model in cron:4 home:4 jobs:4 geo:4 atis:12 hearthstone:30; do
    name=${model%:*} count=$((count + 1))
    [ "$(wc -c <"models/$name.safetensors")" -le $((${model#*:} * 1000000)) ] || bad "$name is larger than ${model#*:} MB"
    grep -q '^    build/.* train ' "models/$name.md" || bad "models/$name.md has no command"
done
done_testing
