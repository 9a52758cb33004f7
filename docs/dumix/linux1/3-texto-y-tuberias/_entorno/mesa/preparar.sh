# El número del apunte cambia en cada máquina: solo lo escribe el programa.
sello=$(tr -dc 0-9 < /dev/urandom | head -c 5)
cat > /usr/local/bin/reserva <<X
#!/bin/bash
if [ -z "\$MESA" ]; then
    echo 'reserva: falta el número de mesa, en la variable MESA' >&2
    exit 1
fi
echo "Mesa \$MESA, apunte $sello" | tee -a ~/reservas.txt
X
chmod 755 /usr/local/bin/reserva
