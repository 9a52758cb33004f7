cat > vaciar.sh << 'FIN'
#!/bin/bash
set -u
if [ $# -lt 1 ] || [ -z "$1" ]; then
    echo 'Uso: vaciar.sh MESA' >&2
    exit 2
fi
cd "mesas/$1" || exit 1
rm -rf *
FIN
