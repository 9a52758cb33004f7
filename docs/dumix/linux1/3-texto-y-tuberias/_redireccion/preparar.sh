# Los juegos y los socios del club que se ven en la lección.
mkdir Juegos
# Del más antiguo al más reciente.
touch -d '2026-02-07' Juegos/fontanero
touch -d '2026-05-16' Juegos/damas
touch -d '2026-09-12' Juegos/serpiente
touch -d '2026-11-14' Juegos/meteoros
cat > socios.txt <<'FIN'
Aurora
Bruno
Celia
Damián
Elena
Gabriel
FIN
chown -R alumno: Juegos socios.txt
