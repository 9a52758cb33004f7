cd juego
cat > Makefile << 'FIN'
juego: dado.o main.o mapa.o
	cc dado.o main.o mapa.o -o juego

dado.o: dado.h
main.o: mapa.h heroe.h
mapa.o: mapa.h heroe.h dado.h
FIN
make
make
