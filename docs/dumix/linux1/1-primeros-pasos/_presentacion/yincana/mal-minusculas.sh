# Falla: condición 4
# Falla: condición 5
salida
imaohw
revisa
xunil
bandera
