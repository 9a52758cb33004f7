# Falla: condición 1
# Falla: condición 2
chmod u-w,g-w,o=rw reglas.txt
chmod o=rw,ug= Socios/telefonos.txt
chmod 750 Socios
chmod 775 Torneos
