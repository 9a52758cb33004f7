# Marcas que cambian cada vez que se prepara la máquina: solo las ponen sus programas.
mkdir -p /usr/local/lib/club
for marca in Pixel pixel alumno Linux; do
    echo "$marca $RANDOM-$RANDOM-$RANDOM" > "/usr/local/lib/club/$marca"
done

# Un comedero por nombre. Cuatro son de alguien; los otros se le parecen.
cat > /usr/local/bin/Pixel <<'FIN'
#!/bin/bash
quien=${0##*/}
raciones=$HOME/raciones.txt
case $quien in
Pixel | pixel | alumno | Linux)
    racion="Servida: $(<"/usr/local/lib/club/$quien")"
    servidas=
    [ -f "$raciones" ] && servidas=$(<"$raciones")
    if [[ $servidas == *"$racion"* ]]; then
        echo "El comedero de $quien ya está lleno."
        exit
    fi
    echo "$racion" >> "$raciones"
    ;;
esac
case $quien in
Pixel) echo 'El gato Pixel come sin dejar de vigilar a pixel.' ;;
pixel) echo 'El gato pixel, el pequeño, come haciendo ruido.' ;;
alumno) echo 'Sale un sándwich. Este comedero era el tuyo.' ;;
Linux) echo 'El robot aspirador se acopla y se carga. Hace bip.' ;;
*) echo "Comedero de $quien: hoy no hay nadie con ese nombre en el club." ;;
esac
FIN
chmod 755 /usr/local/bin/Pixel
for quien in pixel alumno Linux PIXEL Alumno ana linux LINUX; do
    cp /usr/local/bin/Pixel "/usr/local/bin/$quien"
done
