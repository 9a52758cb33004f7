# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
# Falla: condición 5
# Falla: condición 6
# Falla: condición 7
# Falla: condición 8
cd juego
cat > Makefile << 'FIN'
juego: main.o mapa.o dado.o
    cc main.o mapa.o dado.o -o juego

main.o: main.c mapa.h heroe.h
    cc -c main.c

mapa.o: mapa.c mapa.h heroe.h dado.h
    cc -c mapa.c

dado.o: dado.c dado.h
    cc -c dado.c
FIN
