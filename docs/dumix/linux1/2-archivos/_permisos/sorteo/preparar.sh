# Un programa sin permiso de ejecución. Lo que escribe lleva un sello que sale
# de un número distinto cada vez.
mkdir -p Torneos /var/lib/club
echo "$RANDOM-$RANDOM-$(date +%N)" > /var/lib/club/urna
cat > Torneos/sorteo.sh <<'FIN'
#!/bin/bash
cd "$HOME/Torneos" || exit
bolas=$(sha256sum < /var/lib/club/urna)
printf 'Rita contra Leo\nSello %s\n' "${bolas:0:12}" > cruces.txt
echo 'Cruces sorteados: mira cruces.txt'
FIN
chown -R alumno:alumno Torneos
chmod 755 Torneos
chmod 644 Torneos/sorteo.sh
