cd game
cc -c dice.c
cc -c luck.c
ar rcs libdice.a dice.o luck.o
cc main.c -L. -ldice -o game
./game
