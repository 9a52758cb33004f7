# Tres programas que solo funcionan en orden de tamaño, y tres cosas que no lo son.
mkdir -p Faro/cuaderno /var/lib/faro
for n in 1 2 3; do
    od -An -N8 -tx8 /dev/urandom > /var/lib/faro/$n
done
programa() {
    cat > "Faro/$1" <<FIN
#!/bin/bash
cd "\$HOME/Faro" || exit
hechos=\$(grep -c '' registro.txt 2>/dev/null)
if [ "\${hechos:-0}" -ge $2 ]; then
    echo 'Este ya está hecho.'
elif [ "\${hechos:-0}" -ne $(($2 - 1)) ]; then
    echo 'Todavía no: hay otro más pequeño antes.'
else
    sello=\$(sha256sum < /var/lib/faro/$2)
    echo "\${sello:0:12}" >> registro.txt && echo '$3'
fi
FIN
    # Las líneas de relleno son comentarios: solo cambian el tamaño.
    for ((linea = 0; linea < $4; linea++)); do
        echo '# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~' >> "Faro/$1"
    done
}
programa timón 1 'El motor arranca.' 2
programa boya 2 'La lente gira.' 20
programa mástil 3 '¡El faro está encendido!' 60
printf '#!/bin/bash\necho "El ancla no enciende nada."\n' > Faro/ancla
ln -s ancla Faro/brújula
chown -Rh alumno:alumno Faro
chmod 755 Faro/timón Faro/boya Faro/mástil
chmod 644 Faro/ancla
