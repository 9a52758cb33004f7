# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
/srv/correo/Lima/sellar.sh
/srv/correo/"Buenos Aires"/sellar.sh
