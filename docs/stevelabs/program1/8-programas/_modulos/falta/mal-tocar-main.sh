# Falla: condición 1
cd juego
touch main.c dado.h
make
