# Falla: condición 1
cat > ultima.sh << 'FIN'
#!/bin/bash
echo "Archivo $1"
tail -n 1 "$1"
FIN
bash ultima.sh norte.txt
