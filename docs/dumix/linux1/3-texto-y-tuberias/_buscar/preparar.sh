# La carpeta del club, con una partida antigua y un video que pesa.
rm -r -- *
cat > taller.log <<'FIN'
mando 3, botón pegado
pantalla 1, sin imagen
Mando 1, cable roto
mando 3, arreglado
pantalla 2, parpadea
FIN
mkdir -p Club/Notas Club/Partidas/2025 Club/Videos
cat > Club/Notas/sala.txt <<'FIN'
La vitrina se abre con 4071.
Cada mes hay un premio.
FIN
echo 'El premio de mayo: una taza.' > Club/Notas/mayo.txt
echo 'pilas, cinta, un premio' > 'Club/Notas/lista vieja.txt'
echo 'nivel 3' > Club/Partidas/ranura1.sav
echo 'nivel 7' > Club/Partidas/ranura2.sav
echo 'nivel 1' > Club/Partidas/2025/ranura1.sav
touch -d 2026-02-01 Club/Partidas/2025/ranura1.sav
truncate -s 3M Club/Videos/final.avi
truncate -s 700K Club/Videos/salto.avi
chown -R alumno: taller.log Club
