# Marcas que cambian cada vez que se prepara la máquina: solo las ponen sus programas.
mkdir -p /usr/local/lib/club
for marca in llegada; do
    echo "$marca $RANDOM-$RANDOM-$RANDOM" > "/usr/local/lib/club/$marca"
done

cat > /usr/local/bin/llegada <<'FIN'
#!/bin/bash
echo "Llegada: $(</usr/local/lib/club/llegada)" > "$HOME/socios-de-hoy"
echo 'Apuntado. Bienvenida sea la nueva administración del club.'
FIN
chmod 755 /usr/local/bin/llegada
