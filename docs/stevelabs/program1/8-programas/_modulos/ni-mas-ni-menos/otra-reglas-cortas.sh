cd juego
cat > Makefile << 'FIN'
OBJETOS = main.o mapa.o dado.o

juego: $(OBJETOS)
	cc $^ -o $@

%.o: %.c
	cc -c $<

main.o mapa.o: mapa.h heroe.h
mapa.o dado.o: dado.h
FIN
