# Falla: condición 3
rm -r actual/
rm actual
ln -s Partidas/2026 actual
./guardar rosa
