# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
sed -i 's/cc -c main.c/& dado.h/' juego/Makefile
