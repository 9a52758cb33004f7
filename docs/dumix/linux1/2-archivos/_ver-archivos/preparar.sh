# Lo que hay en el directorio personal al llegar al club.
rm -r -- *
mkdir Capturas
cat > nota <<'FIN'
No borres partidas.log.
Su última línea explica por qué cerramos.
FIN
cat > reglas.txt <<'FIN'
La Última Vida: reglas de la sala
1. Una ficha, una partida.
2. Quien pierde cede el mando.
3. Los refrescos, lejos del teclado.
4. Las copias se hacen los viernes.
FIN
cat > socios.txt <<'FIN'
lince 2019
capi 2019
robot9 2021
zeta 2022
pulpo 2024
moka 2026
FIN

# Veinte partidas al día, del 1 al 20 de noviembre, menos la última.
socios=(lince capi robot9 zeta pulpo moka)
juegos=(gusano muro nave aldea gusano)
for ((i = 0; i < 399; i++)); do
    printf '2026-11-%02d %02d:%02d %s %s %d\n' $((i / 20 + 1)) \
        $((16 + i % 20 / 4)) $((i % 4 * 15)) \
        "${socios[i * 7 % 11 % 6]}" "${juegos[i % 5]}" \
        $((i * 7919 % 97 * 100))
done > partidas.log
echo '2026-11-20 20:37 se fue la luz' >> partidas.log

# Tres cosas que no son lo que dice su nombre.
printf 'GIF89a\x40\x01\xc8\x00\x00\x00\x00;' > Capturas/record
printf '%%PDF-1.4\n1 0 obj\n<< /Title (Torneo) >>\nendobj\n%%%%EOF\n' \
    > Capturas/cartel.txt
echo 'La cámara está en el cajón de abajo.' > Capturas/carta.png
chown -R alumno:alumno .
