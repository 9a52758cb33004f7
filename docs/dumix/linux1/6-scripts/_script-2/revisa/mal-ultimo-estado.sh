# Falla: condición 3
cat > revisa.sh << 'FIN'
#!/bin/bash
[ -e "$1" ] || { echo falta; exit 1; }
[ -s "$1" ] || echo pendiente
[ -s "$1" ] && echo lista
FIN
chmod +x revisa.sh
