# Falla: condición 1
ex -s -c '2m$' -c '2m4' -c '1m$' -c x rondas.txt
