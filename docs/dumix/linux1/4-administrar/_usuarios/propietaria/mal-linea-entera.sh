# Falla: condición 1
getent passwd 1204 > propietaria.txt
