# Falla: condición 2
cd juego
touch main.c dado.h
make
