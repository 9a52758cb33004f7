# Falla: condición 1
ping -c 3 practica > eco.txt
