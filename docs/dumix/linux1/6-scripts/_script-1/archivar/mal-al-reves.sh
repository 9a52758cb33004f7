# Falla: condición 1
# Falla: condición 2
cat > archivar.sh << 'FIN'
#!/bin/bash
cp "$1" Archivo/ || rm "$1"
FIN
