# Falla: condición 1
# Falla: condición 2
sed -i '2a cd "~/Liga"' Liga/turnos.sh
