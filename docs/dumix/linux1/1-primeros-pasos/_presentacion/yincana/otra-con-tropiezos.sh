salida
imaohw
mkdir mochila
ana@practica:~$ revisa
revisa
mkdir Mochila
revisa
bandear
bandera
