# Falla: condición 1
# Falla: condición 2
cd game
cc main.c dice.c luck.c -o game
