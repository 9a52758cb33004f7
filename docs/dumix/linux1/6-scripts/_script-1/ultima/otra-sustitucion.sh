cat > ultima.sh << 'FIN'
#!/usr/bin/env bash
# Dice cómo quedó la última partida de una sala.
archivo=$1
linea="$(tail -n 1 "$archivo")"
echo "Archivo $archivo
$linea"
FIN
chmod 700 ultima.sh
