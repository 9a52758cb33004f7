# Falla: condición 3
rm -r actual/
rm actual
ln -s Partidas/2026 actual
./guardar rosa
echo 'Nivel 3' > Partidas/2025/rita.sav
echo 'Nivel 7' > Partidas/2025/leo.sav
