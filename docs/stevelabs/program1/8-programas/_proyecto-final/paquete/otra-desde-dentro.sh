cd titulo
mkdir titulo-1.0
cp title.c title.h main.c Makefile LEEME titulo-1.0
tar -cf ../titulo-1.0.tar titulo-1.0
