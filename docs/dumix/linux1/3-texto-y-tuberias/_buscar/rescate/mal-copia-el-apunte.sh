# Falla: condición 1
# Falla: condición 4
cp -t Respaldo /var/lib/club/semana/*
find Club -type f -name '*.tmp' -print0 | xargs -0 rm
cp /var/lib/club/errores errores.txt
