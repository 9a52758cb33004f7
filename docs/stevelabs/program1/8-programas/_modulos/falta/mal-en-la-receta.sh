# Falla: condición 1
# Falla: condición 2
sed -i 's/cc -c main.c/& dado.h/' juego/Makefile
