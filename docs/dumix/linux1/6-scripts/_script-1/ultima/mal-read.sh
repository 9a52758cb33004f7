# Falla: condición 4
cat > ultima.sh << 'FIN'
#!/bin/bash
while read linea; do
    ultima=$linea
done < "$1"
echo "Archivo $1"
echo "$ultima"
FIN
chmod +x ultima.sh
