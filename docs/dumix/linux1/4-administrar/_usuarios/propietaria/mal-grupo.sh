# Falla: condición 1
getent group 1204 | cut -d ':' -f 1 > propietaria.txt
