# Falla: condición 1
# Falla: condición 2
# Falla: condición 4
cp -r Club /media/externo
ensayo
