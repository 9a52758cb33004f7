# Falla: condición 4
mv /media/externo/Club /media/externo/Club-2024
cp -r Club /media/externo
cp /usr/local/share/ensayo/acta acta.txt
