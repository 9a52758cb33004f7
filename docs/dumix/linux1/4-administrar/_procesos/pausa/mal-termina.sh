# Falla: condición 1
# Falla: condición 2
pkill ruleta
