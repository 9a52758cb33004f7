# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
cd game
ar rcs libdice.a dice.c luck.c
cc main.c -L. -ldice -o game
