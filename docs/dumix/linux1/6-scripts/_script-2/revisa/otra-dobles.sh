cat > revisa.sh << 'FIN'
#!/usr/bin/env bash
palabra=pendiente
if [[ -s $1 ]]; then palabra=lista; fi
if [[ ! -f $1 ]]; then
    echo falta
    exit 1
fi
echo $palabra
FIN
chmod +x revisa.sh
