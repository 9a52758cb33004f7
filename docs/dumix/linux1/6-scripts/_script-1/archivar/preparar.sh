# Un script que borra el original aunque la copia falle.
cat > archivar.sh <<'FIN'
#!/bin/bash
# Copia un archivo a Archivo y borra el original.
cp "$1" Archivo/
rm "$1"
FIN
chmod 755 archivar.sh
mkdir Archivo
echo 'Ana;1250' > lunes.txt
echo 'Leo;640' > martes.txt
chown -R alumno: .
