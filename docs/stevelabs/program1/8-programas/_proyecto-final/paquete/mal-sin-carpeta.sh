# Falla: condición 2
# Falla: condición 4
cd titulo
tar -cf ../titulo-1.0.tar *.c *.h Makefile LEEME
