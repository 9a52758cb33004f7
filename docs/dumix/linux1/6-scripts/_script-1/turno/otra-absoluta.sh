cat > turno.sh << 'FIN'
#! /bin/bash
# Quién va ahora.
echo "Ahora juegan"

cat "/home/alumno/cola.txt"
exit 0
FIN
chmod u+x turno.sh
