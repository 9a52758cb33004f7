chmod o-r Socios/telefonos.txt
