# Marcas que cambian cada vez que se prepara la máquina: solo las ponen sus programas.
mkdir -p /usr/local/lib/club
for marca in practica fototeca ludoteca; do
    echo "$marca $RANDOM-$RANDOM-$RANDOM" > "/usr/local/lib/club/$marca"
done

# La máquina cambia de nombre antes de que empiece la sesión.
echo '127.0.1.1 fototeca' >> /etc/hosts
echo fototeca > /etc/hostname
hostname fototeca
# Un letrero por máquina; el último que se cuelga tapa al anterior.
cat > /usr/local/bin/letrero-fototeca <<'FIN'
#!/bin/bash
maquina=${0##*/letrero-}
echo "Se apaga $(<"/usr/local/lib/club/$maquina")" > "$HOME/letrero.txt"
echo "Letrero colgado: «Esta noche se apaga $maquina»."
FIN
chmod 755 /usr/local/bin/letrero-fototeca
for maquina in practica ludoteca; do
    cp /usr/local/bin/letrero-fototeca "/usr/local/bin/letrero-$maquina"
done
