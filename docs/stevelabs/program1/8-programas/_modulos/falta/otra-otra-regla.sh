echo 'main.o: dado.h' >> juego/Makefile
