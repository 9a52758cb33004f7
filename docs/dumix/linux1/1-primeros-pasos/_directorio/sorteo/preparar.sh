# Un programa que sortea tu primer rival; a quién toca se decide aquí.
mkdir -p Torneos/2025 Torneos/2026 /var/lib/club
rivales=(Fantasma Dragón Pulpo Robot Murciélago)
echo "${rivales[RANDOM % 5]}, mesa $((RANDOM % 9000 + 1000))" > /var/lib/club/sorteo
cat > Torneos/2026/sorteo.sh <<'FIN'
#!/bin/bash
if [ "$(pwd -P)" != "$HOME" ]; then
    echo 'El sorteo solo se hace desde tu directorio personal.'
    exit 1
fi
echo "Rival: $(cat /var/lib/club/sorteo)" > "$HOME/Torneos/2026/rival.txt"
echo "Tu primer rival: $(cat /var/lib/club/sorteo)."
FIN
chmod 755 Torneos/2026/sorteo.sh
touch Torneos/202{5,6}/torneo.txt
chown -R alumno:alumno Torneos
