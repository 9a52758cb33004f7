cat > ultima.sh << 'FIN'
#! /bin/bash
echo "Archivo $@" && cat "$@" | tail -1
FIN
chmod a+x ultima.sh
