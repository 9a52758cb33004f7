salida
imaohw
revisa
uname
xuniL
bandera
