cd game
cc -c luck.c
ar rcs libdice.a luck.o
cc -c dice.c
ar rcs libdice.a dice.o
cc -c main.c
cc main.o -L. -ldice -o game
