# Falla: condición 3
# Falla: condición 4
rotular rocola paloma disquete
