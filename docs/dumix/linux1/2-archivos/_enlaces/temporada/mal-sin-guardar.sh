# Falla: condición 2
rm actual
ln -s Partidas/2026 actual
touch actual/rosa.sav
