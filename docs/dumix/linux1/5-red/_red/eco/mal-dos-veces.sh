# Falla: condición 1
ping -c 2 servidor >> eco.txt
ping -c 3 servidor >> eco.txt
