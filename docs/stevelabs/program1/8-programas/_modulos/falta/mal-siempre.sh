# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
sed -i '1i .PHONY: main.o dado.o' juego/Makefile
