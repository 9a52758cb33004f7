# Marcas que cambian cada vez que se prepara la máquina: solo las ponen sus programas.
mkdir -p /usr/local/lib/club
for marca in luces; do
    echo "$marca $RANDOM-$RANDOM-$RANDOM" > "/usr/local/lib/club/$marca"
done

# Dos comandos de nombre largo que empiezan igual.
cat > /usr/local/bin/luces-del-salon-de-torneos <<'FIN'
#!/bin/bash
echo "Encendidas: $(</usr/local/lib/club/luces)" > "$HOME/luces.txt"
echo 'Clac. El salón de torneos se ve, y el polvo también.'
FIN
cat > /usr/local/bin/luces-del-almacen <<'FIN'
#!/bin/bash
echo 'El almacén ya tenía luz. Alguien la dejó encendida en 2019.'
FIN
chmod 755 /usr/local/bin/luces-*
