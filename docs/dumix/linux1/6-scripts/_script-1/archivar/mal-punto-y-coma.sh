# Falla: condición 2
sed -i 's|Archivo/|Archivo/ ;|' archivar.sh
