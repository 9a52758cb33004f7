cd game
cat > Makefile << 'FIN'
game: main.c dice.h libdice.a
	cc main.c -L. -ldice -o game

libdice.a: dice.o luck.o
	ar rcs libdice.a dice.o luck.o

dice.o: dice.c dice.h luck.h
	cc -c dice.c

luck.o: luck.c luck.h
	cc -c luck.c
FIN
make
