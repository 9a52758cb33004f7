# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
cat > ultima.sh << FIN
#!/bin/bash
echo "Archivo $1"
tail -n 1 "$1"
FIN
chmod +x ultima.sh
