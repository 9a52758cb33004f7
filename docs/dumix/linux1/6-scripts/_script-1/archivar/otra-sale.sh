sed -i 's|Archivo/|Archivo/ \|\| exit 1|' archivar.sh
cat archivar.sh
