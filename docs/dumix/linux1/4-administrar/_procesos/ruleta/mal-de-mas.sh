# Falla: condición 2
# Falla: condición 3
pgrep marcador > marcador.txt
echo ana > cuenta.txt
pkill -u alumno "ruleta|marcador"
