# Falla: condición 1
sed -i '/^rm/d' archivar.sh
