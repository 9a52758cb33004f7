# El club, con una tabla, unas reglas y dos temporadas. apuntar añade una línea.
rm -r -- *
mkdir -p Torneos Vitrina Partidas/2025 Partidas/2026
printf 'Rita\nLeo\n' > Torneos/liga.txt
printf '1. El mando se turna.\n' > reglas.txt
echo 'Nivel 3, dos vidas' > Partidas/2025/rita.sav
echo 'Nivel 1, tres vidas' > Partidas/2026/rita.sav
cat > apuntar <<'FIN'
#!/bin/bash
echo "$2" >> "$1"
FIN
chmod 755 apuntar
touch -d '2026-11-03 18:05' Torneos/* reglas.txt Partidas/*/* Partidas/* \
    Torneos Vitrina Partidas apuntar
chown -R alumno:alumno .
