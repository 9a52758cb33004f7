# Falla: condición 1
chmod go-x Vitrina
