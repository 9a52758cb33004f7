cat > archivar.sh << 'FIN'
#!/bin/bash
cp "$1" /home/alumno/Archivo/ && rm "$1"
FIN
./archivar.sh martes.txt
