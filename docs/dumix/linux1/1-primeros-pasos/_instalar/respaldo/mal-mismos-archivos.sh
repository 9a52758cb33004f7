# Falla: condición 2
# Falla: condición 4
mv /media/externo/Club /media/externo/Club-2024
cp -rl Club /media/externo
ensayo
