bandera
salida
imaohw
mkdir mochila
ana@practica:~$ revisa
revisa
mkdir Mochila
revisa
BANDERA
bandera
