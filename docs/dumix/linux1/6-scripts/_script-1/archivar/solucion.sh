cat > archivar.sh << 'FIN'
#!/bin/bash
cp "$1" Archivo/ && rm "$1"
FIN
./archivar.sh lunes.txt
ls Archivo
