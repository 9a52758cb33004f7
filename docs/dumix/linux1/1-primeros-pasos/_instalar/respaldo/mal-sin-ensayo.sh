# Falla: condición 4
mv /media/externo/Club /media/externo/Club-2024
cp -r Club /media/externo
touch acta.txt
