# Un programa que solo trabaja en su sitio, y si quien lo ejecuta está en la cocina.
mkdir -p Laberinto/norte Laberinto/sur/cocina Laberinto/sur/patio /var/lib/club
echo "Llave $RANDOM-$RANDOM" > /var/lib/club/llave
cat > Laberinto/norte/abrir.sh <<'FIN'
#!/bin/bash
if [ "$(realpath "${BASH_SOURCE:-$0}")" != "$HOME/Laberinto/norte/abrir.sh" ]; then
    echo "Aquí no pasa nada. Este programa solo abre desde su sitio, Laberinto/norte."
elif [ "$(pwd -P)" = "$HOME/Laberinto/sur/cocina" ]; then
    echo "Desde la cocina: $(cat /var/lib/club/llave)" > "$HOME/Laberinto/puerta-abierta"
    echo "Se oye un clic: la puerta está abierta."
else
    echo "Aquí no pasa nada. Hay que estar en la cocina."
fi
FIN
chmod 755 Laberinto/norte/abrir.sh
chown -R alumno:alumno Laberinto
