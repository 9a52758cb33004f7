# Falla: condición 1
ls -ld Socios
chmod o= Socios
