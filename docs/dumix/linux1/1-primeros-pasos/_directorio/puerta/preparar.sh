# Un programa que solo hace su trabajo si quien lo ejecuta está en la cocina.
mkdir -p Laberinto/norte Laberinto/sur/cocina Laberinto/sur/patio /var/lib/club
echo "Llave $RANDOM-$RANDOM" > /var/lib/club/llave
cat > Laberinto/norte/abrir.sh <<'FIN'
#!/bin/bash
if [ "$PWD" = "$HOME/Laberinto/sur/cocina" ]; then
    cat /var/lib/club/llave > "$HOME/Laberinto/puerta-abierta"
    echo "Se oye un clic: la puerta está abierta."
else
    echo "Aquí no pasa nada. Hay que estar en la cocina."
fi
FIN
chmod 755 Laberinto/norte/abrir.sh
chown -R alumno:alumno Laberinto
