# Falla: condición 3
cat > entradas.sh << 'FIN'
#!/bin/bash
echo "4 entradas, 20 monedas"
FIN
chmod +x entradas.sh
