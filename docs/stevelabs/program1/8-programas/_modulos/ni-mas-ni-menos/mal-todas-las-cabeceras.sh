# Falla: condición 6
# Falla: condición 7
# Falla: condición 8
cd juego
cat > Makefile << 'FIN'
juego: main.o mapa.o dado.o
	cc main.o mapa.o dado.o -o juego

main.o: main.c dado.h mapa.h heroe.h
	cc -c main.c

mapa.o: mapa.c dado.h mapa.h heroe.h
	cc -c mapa.c

dado.o: dado.c dado.h mapa.h heroe.h
	cc -c dado.c
FIN
