# Lo del club en casa, una copia vieja en el disco externo y el ensayo del instalador.
mkdir -p Club/Partidas Club/Torneos /media/externo/Club/Partidas
echo 'ana, 47 partidas' > Club/socios.txt
echo 'jefe final, nivel 9' > Club/Partidas/ranura1.sav
echo 'pantano, nivel 4' > Club/Partidas/ranura2.sav
echo 'gana ana' > Club/Torneos/primavera.txt
echo 'ana, 12 partidas' > /media/externo/Club/socios.txt
echo 'cueva, nivel 2' > /media/externo/Club/Partidas/ranura0.sav
mkdir /usr/local/share/ensayo
cp -r Club /usr/local/share/ensayo/Club
cp -r /media/externo/Club /usr/local/share/ensayo/vieja
echo "$RANDOM$RANDOM" > /usr/local/share/ensayo/acta
cat > /usr/local/bin/ensayo <<'FIN'
#!/bin/bash
modelo=/usr/local/share/ensayo
if find "$HOME/Club" -type l 2> /dev/null | grep -q . ||
    ! diff -qr "$modelo/Club" "$HOME/Club" &> /dev/null; then
    echo 'Ensayo cancelado: el Club de tu computadora no está como estaba.'
elif find /media/externo/Club-2024 -type l 2> /dev/null | grep -q . ||
    ! diff -qr "$modelo/vieja" /media/externo/Club-2024 &> /dev/null; then
    echo 'Ensayo cancelado: Club-2024 no es la copia vieja, entera.'
elif find /media/externo/Club -type l -o -type f -links +1 2> /dev/null | grep -q . ||
    ! diff -qr "$modelo/Club" /media/externo/Club &> /dev/null; then
    echo 'Ensayo cancelado: en el disco externo no hay una copia igual de tu Club.'
else
    echo "Ensayo número $(<"$modelo/acta"), sin pérdidas." > "$HOME/acta.txt"
    echo 'Ensayo correcto: si la instalación fallara, no perderías nada.'
    exit 0
fi
exit 1
FIN
chmod 755 /usr/local/bin/ensayo
chown -R alumno: Club /media/externo
