# Marcas que cambian cada vez que se prepara la máquina: solo las ponen sus programas.
mkdir -p /usr/local/lib/club
for marca in cafe; do
    echo "$marca $RANDOM-$RANDOM-$RANDOM" > "/usr/local/lib/club/$marca"
done

# Un comando que solo existe en esta máquina.
cat > /usr/local/bin/cafetera <<'FIN'
#!/bin/bash
echo "Café: $(</usr/local/lib/club/cafe)" > "$HOME/taza-llena"
echo 'Café servido. Error 418 evitado: por suerte no soy una tetera.'
FIN
chmod 755 /usr/local/bin/cafetera
