# Tres copias del mismo registro; solo una llegó entera.
mkdir Copias Podio /var/lib/club
socios=(lince capi robot9 zeta pulpo moka)
juegos=(gusano muro nave aldea gusano)
for ((i = 0; i < 499; i++)); do
    linea="20:$((i / 25 + 18)) ${socios[i * 7 % 11 % 6]} ${juegos[i % 5]} $((i * 7919 % 97 + 1))00"
    if [ $i -eq 482 ]; then
        linea='20:37 pulpo muro 99900 trofeo'
    fi
    echo "$linea"
done > Copias/dos.log
head -n 498 Copias/dos.log > Copias/uno.log
printf '20:37 moka gu\n20:3' >> Copias/uno.log
echo >> Copias/uno.log
echo 'fin de la sesión' >> Copias/dos.log
{
    head -n 474 Copias/dos.log
    echo '20:36 moka muro 99900 trofeo'
    head -n 480 Copias/dos.log | tail -n 6
    echo 'fin de la sesión'
} > Copias/tres.log
cp Copias/dos.log /var/lib/club/partidas.log
chown -R alumno:alumno Copias Podio
