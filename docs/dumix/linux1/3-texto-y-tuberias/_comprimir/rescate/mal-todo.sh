# Falla: condición 2
tar -xf copia.tar.gz
