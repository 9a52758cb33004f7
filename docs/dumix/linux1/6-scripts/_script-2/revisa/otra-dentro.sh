cat > revisa.sh << 'FIN'
#!/bin/bash
if test -e "$1"
then
    if grep -q '' "$1"; then
        echo lista
    else
        echo pendiente
    fi
else
    echo falta
    exit 1
fi
FIN
chmod +x revisa.sh
