# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
cd game
cc -c dice.c
ar rcs libdice.a dice.o
cc main.c -L. -ldice -o game
