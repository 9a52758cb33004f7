# Falla: condición 1
# Falla: condición 2
sed -i 's|socios.txt|/home/alumno/Liga/socios.txt|' Liga/turnos.sh
