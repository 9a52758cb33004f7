sed -i 's/^main.o: main.c/& dado.h/' juego/Makefile
