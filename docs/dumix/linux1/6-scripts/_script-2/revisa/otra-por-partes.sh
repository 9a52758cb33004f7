cat > revisa.sh << 'FIN'
#!/bin/bash
[ -f "$1" ] || { echo falta; exit 1; }
if [ "$(wc -c < "$1")" -gt 0 ]; then echo lista; else echo pendiente; fi
exit 0
FIN
chmod +x revisa.sh
