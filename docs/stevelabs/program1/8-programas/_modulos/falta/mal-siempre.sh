# Falla: condición 3
# Falla: condición 4
# Falla: condición 5
sed -i '1i .PHONY: main.o dado.o' juego/Makefile
