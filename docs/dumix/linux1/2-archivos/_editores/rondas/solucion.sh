ex -s -c '2m$' -c '2m4' -c x rondas.txt
cat rondas.txt
