# Falla: condición 3
# Falla: condición 4
mv /media/externo/Club /media/externo/Club-2024
cp -r Club /media/externo
rm -r Club/Partidas
ln -s /media/externo/Club/Partidas Club/Partidas
ensayo
