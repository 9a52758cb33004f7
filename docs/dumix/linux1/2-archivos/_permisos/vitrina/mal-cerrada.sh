# Falla: condición 1
chmod 700 Vitrina
