# Falla: condición 1
tar -cf capturas.tar.gz Capturas
