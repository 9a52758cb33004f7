# Falla: condición 8
cd juego
cat > Makefile << 'FIN'
juego: main.o mapa.o dado.o
	cc main.o mapa.o dado.o -o juego

main.o: main.c mapa.h
	cc -c main.c

mapa.o: mapa.c mapa.h dado.h
	cc -c mapa.c

dado.o: dado.c dado.h
	cc -c dado.c
FIN
