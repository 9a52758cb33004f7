# Falla: condición 6
# Falla: condición 7
# Falla: condición 8
cd juego
cat > Makefile << 'FIN'
juego: main.o mapa.o dado.o
	cc main.o mapa.o dado.o -o juego

main.o: main.c
	cc -c main.c

mapa.o: mapa.c
	cc -c mapa.c

dado.o: dado.c
	cc -c dado.c
FIN
