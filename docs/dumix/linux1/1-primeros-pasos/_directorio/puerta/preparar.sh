# Un programa que solo hace su trabajo si quien lo ejecuta está en la cocina.
mkdir -p Laberinto/norte Laberinto/sur/cocina Laberinto/sur/patio
cat > Laberinto/norte/abrir.sh <<'FIN'
#!/bin/bash
if [ "$PWD" = "$HOME/Laberinto/sur/cocina" ]; then
    touch "$HOME/Laberinto/puerta-abierta"
    echo "Se oye un clic: la puerta está abierta."
else
    echo "Aquí no pasa nada. Hay que estar en la cocina."
fi
FIN
chmod 755 Laberinto/norte/abrir.sh
chown -R alumno:alumno Laberinto
