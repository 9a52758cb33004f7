# Falla: condición 3
# Falla: condición 4
mv /media/externo/Club /media/externo/Club-2024
mv Club /media/externo
ensayo
