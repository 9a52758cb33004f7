# Falla: condición 2
sed -i 's/^juego: main.o dado.o/& dado.h/' juego/Makefile
