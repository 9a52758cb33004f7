cat > entradas.sh << 'FIN'
#!/bin/bash
precio=5
n="$1"
total=$((n*precio))
echo "$n entradas, $total monedas"
FIN
chmod 755 entradas.sh
