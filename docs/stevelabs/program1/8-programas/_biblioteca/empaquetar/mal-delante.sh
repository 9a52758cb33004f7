# Falla: condición 3
cd game
cc -c dice.c
cc -c luck.c
ar rcs libdice.a dice.o luck.o
cc -L. -ldice main.c -o game
