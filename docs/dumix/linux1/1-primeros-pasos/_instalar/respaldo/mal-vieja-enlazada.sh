# Falla: condición 1
# Falla: condición 4
mv /media/externo/Club Club-2024
ln -s /home/alumno/Club-2024 /media/externo/Club-2024
cp -r Club /media/externo
ensayo
