# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
cat > ultima.sh << 'FIN'
#!/bin/bash
echo 'Archivo norte.txt'
tail -n 1 ~/norte.txt
FIN
chmod +x ultima.sh
