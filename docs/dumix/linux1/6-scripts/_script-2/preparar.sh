# El expendedor de premios, los guiones de la lección, las fotos y las marcas.
cat > premio.sh <<'FIN'
#!/bin/bash
echo "$1 puntos. Toma, un refresco."
FIN
cat > decide.sh <<'FIN'
#!/bin/bash
if [ "$1" -ge 500 ]; then
    echo "$1 puntos. Toma, un refresco."
else
    echo "$1 puntos. Otra vez será."
fi
FIN
cat > clase.sh <<'FIN'
#!/bin/bash
case "$1" in
    *.png | *.jpg)
        echo "$1 es una imagen." ;;
    *.sav)
        echo "$1 es una partida." ;;
    *)
        echo "No conozco $1." ;;
esac
FIN
cat > marcas.sh <<'FIN'
#!/bin/bash
total=0
while IFS=, read -r jugador puntos; do
    echo "$jugador lleva $puntos."
    total=$(( total + puntos ))
done < "$1"
echo "Entre todos, $total."
FIN
cat > corto.sh <<'FIN'
#!/bin/bash
if [ "$1" -ge 500 ]
    echo "Refresco"
fi
FIN
chmod +x premio.sh decide.sh clase.sh marcas.sh corto.sh
echo 'Celia
Noa' > socios.txt
echo 'Celia,940
Bruno,12
Noa,503' > marcas.csv
mkdir Fotos
touch Fotos/{final,podio,'sala azul'}.jpeg
chown -R alumno: .
