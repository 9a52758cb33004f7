cd juego
cat > Makefile << 'FIN'
juego: main.o dado.o
	cc main.o dado.o -o juego

main.o: main.c dado.h
	cc -c main.c

dado.o: dado.c dado.h
	cc -c dado.c
FIN
make
