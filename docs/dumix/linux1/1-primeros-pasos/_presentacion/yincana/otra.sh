mkdir Mochila
bandera
salida
revisa
imaohw
imaohw
revisa
BANDERA
bandera
