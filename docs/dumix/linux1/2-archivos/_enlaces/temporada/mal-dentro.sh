# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
ln -s Partidas/2026 actual
./guardar rosa
