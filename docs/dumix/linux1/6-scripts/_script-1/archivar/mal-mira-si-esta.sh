# Falla: condición 2
cat > archivar.sh << 'FIN'
#!/bin/bash
cp "$1" Archivo/
ls "Archivo/$1" && rm "$1"
FIN
./archivar.sh lunes.txt
