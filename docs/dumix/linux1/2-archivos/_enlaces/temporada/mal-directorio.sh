# Falla: condición 1
# Falla: condición 2
rm actual
mkdir actual
./guardar rosa
