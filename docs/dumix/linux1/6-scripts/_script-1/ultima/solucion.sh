cat > ultima.sh << 'FIN'
#!/bin/bash
echo "Archivo $1"
tail -n 1 "$1"
FIN
chmod +x ultima.sh
./ultima.sh 'sala azul.txt'
