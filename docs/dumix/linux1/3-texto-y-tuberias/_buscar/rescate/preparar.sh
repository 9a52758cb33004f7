# El disco que falla. Hay nombres con espacios y un directorio con nombre de temporal.
mkdir -p Respaldo 'Club/Torneo de otoño' Club/Sala/Vieja Club/Registro Club/cosas.tmp
for ((i = 1; i <= 12; i++)); do
    set -- 'Club/Torneo de otoño' Club/Sala Club/Sala/Vieja; n=$((RANDOM % 3 + 1))
    f="${!n}/partida $i.sav"
    echo "nivel $((RANDOM % 20))" > "$f"
    [ $((i % 3)) = 0 ] || touch -d "$((20 + i * 5)) days ago" "$f"
done
echo recibo > Club/cosas.tmp/recibo.txt
for f in 'Club/a medias.tmp' Club/Sala/descarga.tmp 'Club/Torneo de otoño/copia 1.tmp'; do
    echo 'descarga a medias' > "$f"
done
niveles=(ERROR Error error aviso aviso listo)
for dia in 14 15 'día 16'; do
    for ((i = 0; i < 60; i++)); do
        echo "${niveles[RANDOM % 6]} cabina $((RANDOM % 6))"
    done > "Club/Registro/$dia.log"
done
echo 'error: falta pan' > Club/Sala/compra.txt
# Lo que se espera, apuntado antes de que nadie toque el disco.
mkdir -p /var/lib/club
find Club -type f -name '*.sav' -mtime -7 -exec md5sum {} + | sed 's|Club/.*/||' |
    LC_ALL=C sort | md5sum > /var/lib/club/semana
find Club ! '(' -type f -name '*.tmp' ')' > /var/lib/club/quedan
cat Club/Registro/*.log | grep -ci error | tr -d '\n' | md5sum > /var/lib/club/errores
chown -R alumno: Club Respaldo
