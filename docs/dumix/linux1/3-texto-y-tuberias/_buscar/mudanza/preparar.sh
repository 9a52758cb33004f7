# Un árbol con partidas de todas las edades y unos pocos archivos que pesan. Las
# respuestas se apuntan antes de que nadie mueva nada.
mkdir -p Club/Partidas/{ana,invitados,torneo}/{A,B} Club/Videos Club/Musica/Jefes Club/antiguo.sav
for ((i = 1; i <= 30; i++)); do
    set -- ana invitados torneo; n=$((i % 3 + 1))
    f="Club/Partidas/${!n}/$([ $((RANDOM % 2)) = 0 ] && echo A || echo B)/ranura$i.sav"
    echo "nivel $((RANDOM % 20))" > "$f"
    case $((i % 5)) in
        0 | 1) touch -d '200 days ago' "$f" ;;
        2) touch -d '40 days ago' "$f" ;;
    esac
done
touch -d '300 days ago' Club/antiguo.sav Club/Partidas/leeme.txt
truncate -s 9M Club/Videos/final.avi Club/Partidas/torneo/repeticion.dat
truncate -s 6M Club/Musica/Jefes/dragon.ogg
truncate -s 3M Club/Videos/salto.avi Club/Musica/menu.ogg
touch -d '300 days ago' Club/antiguo.sav
mkdir -p /var/lib/club
find Club -type f -name '*.sav' -mtime +90 | LC_ALL=C sort | md5sum > /var/lib/club/viejas
find Club -type f -size +5M | LC_ALL=C sort | md5sum > /var/lib/club/grandes
find Club -type d | wc -l > /var/lib/club/cuantos
find Club > /var/lib/club/rutas
chown -R alumno: Club
