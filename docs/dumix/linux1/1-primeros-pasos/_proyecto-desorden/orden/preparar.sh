# Lo que dejó la mudanza, lo que queda del montón y la memoria de la última noche.
mkdir -p Revuelto/Nueva Club/Capturas Club/Partidas Club/Socios Club/Torneos/2025 \
    Club/Torneos/2026 /media/memoria
for n in 1 2; do
    echo "captura $n" > "Club/Capturas/captura$n.png"
    echo "ranura $n, nivel $n" > "Club/Partidas/ranura$n.sav"
done
echo 'no se grita al jefe final' > Club/Socios/reglas.txt
cp Club/Socios/reglas.txt Club/Torneos
echo 'ana' > Club/Socios/socios.txt
echo 'se juega en mayo' > Club/Torneos/2026/torneo.txt
echo 'gana ana' > Club/Torneos/2025/torneo.txt
touch Revuelto/nada.tmp
echo 'ranura 3, nivel 9' > Revuelto/Nueva/.ranura3.sav
echo 'captura 3' > /media/memoria/captura3.png
echo 'captura 4' > /media/memoria/captura4.png
echo 'ranura 2, nivel 7' > /media/memoria/ranura2.sav

modelo=/usr/local/share/informe
mkdir $modelo
cp -r Club /media/memoria $modelo
cp /media/memoria/captura3.png /media/memoria/captura4.png $modelo/Club/Capturas
cp /media/memoria/ranura2.sav $modelo/Club/Partidas/ranura2-memoria.sav
cp Revuelto/Nueva/.ranura3.sav $modelo/Club/Partidas/ranura3.sav
mkdir $modelo/Club/Torneos/2027
touch $modelo/Club/Torneos/2027/torneo.txt
echo "$RANDOM$RANDOM" > $modelo/sello
cat > /usr/local/bin/informe <<'FIN'
#!/bin/bash
modelo=/usr/local/share/informe
bien=si
for parte in Capturas Partidas Socios Torneos; do
    if diff -qr "$modelo/Club/$parte" "$HOME/Club/$parte" &> /dev/null; then
        echo "$parte: en orden."
    else
        echo "$parte: falta o sobra algo."
        bien=no
    fi
done
if find "$HOME/Club" -type l -o -type f -links +1 | grep -q .; then
    echo 'Club: hay enlaces en lugar de copias.'
    bien=no
fi
if ! diff -qr "$modelo/memoria" /media/memoria &> /dev/null; then
    echo 'La memoria: no está como la prestaron.'
    bien=no
fi
if find "$HOME" /tmp -name Revuelto -o -name Nueva -o -name nada.tmp | grep -q .; then
    echo 'Revuelto: sigue ahí, o lo que tenía está en otro sitio.'
    bien=no
fi
if [ $bien = no ]; then
    echo 'No hay informe todavía.'
    exit 1
fi
echo "La Última Vida, informe $(<"$modelo/sello"). Todo en su sitio." > "$HOME/informe.txt"
echo 'Informe firmado: está en tu directorio personal.'
FIN
chmod 755 /usr/local/bin/informe
chown -R alumno: Revuelto Club /media/memoria
