salida
imaohw
mkdir Mochila
revisa
bandera
