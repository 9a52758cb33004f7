# Falla: condición 4
cat > ultima.sh << 'FIN'
#!/bin/bash
echo "Archivo $1"
echo $(tail -n 1 "$1")
FIN
chmod +x ultima.sh
