salida
iamohw
imaohw
ana@practica:~$ revisa
$ revisa
revisa
xunil
xuniL
BANDERA
bandera
