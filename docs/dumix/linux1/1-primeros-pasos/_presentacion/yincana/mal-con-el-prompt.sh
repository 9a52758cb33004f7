# Falla: condición 3
# Falla: condición 4
# Falla: condición 5
salida
imaohw
ana@practica:~$ revisa
xuniL
bandera
