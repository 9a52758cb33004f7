# Falla: condición 1
ex -s -c '2m$' -c x rondas.txt
