# Falla: condición 1
cd game
cc -c dice.c
cc -c luck.c
cc -c main.c
ar rcs libdice.a dice.o luck.o main.o
cc main.o dice.o luck.o -o game
