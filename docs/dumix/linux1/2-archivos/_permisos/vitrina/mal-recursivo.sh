# Falla: condición 2
chmod -R go-r Vitrina
