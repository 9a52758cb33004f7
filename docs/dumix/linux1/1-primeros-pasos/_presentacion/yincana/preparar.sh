# Marcas que cambian cada vez que se prepara la máquina: solo las ponen sus programas.
mkdir -p /usr/local/lib/club
for marca in parada-1 parada-2 parada-3 parada-4 parada-5; do
    echo "$marca $RANDOM-$RANDOM-$RANDOM" > "/usr/local/lib/club/$marca"
done

# Cinco comandos que se encadenan: cada uno sella la cartilla si ya está el anterior.
cat > /usr/local/bin/salida <<'FIN'
#!/bin/bash
paradas=(salida imaohw revisa xuniL bandera)
yo=${0##*/}
cartilla=$HOME/cartilla.txt
for numero in 1 2 3 4 5; do
    [ "${paradas[numero - 1]}" = "$yo" ] && break
done
sellos=
[ -f "$cartilla" ] && sellos=$(<"$cartilla")
sello() { echo "Sello: $(<"/usr/local/lib/club/parada-$1")"; }
sellada() { [[ $sellos == *"$(sello "$1")"* ]]; }
if [ "$numero" -gt 1 ] && ! sellada $((numero - 1)); then
    echo 'Te saltaste una parada: vuelve a la pista anterior.'
    exit 1
fi
sellada "$numero" || sello "$numero" >> "$cartilla"
echo "Parada $numero de 5. Cartilla sellada."
case $yo in
salida)
    echo 'La segunda parada es un comando. Se llama como el que dice quién'
    echo 'eres, pero escrito al revés, de la última letra a la primera.'
    ;;
imaohw)
    echo 'Para la tercera, haz lo mismo que alguien dejó en su pantalla:'
    echo
    echo '    ana@practica:~$ revisa'
    ;;
revisa)
    echo 'La cuarta se llama como lo que contesta uname, también al revés.'
    echo 'Cada letra va como está: la que es mayúscula, lo sigue siendo.'
    ;;
xuniL)
    echo 'La quinta se llama BANDEAR. O casi: quien lo apuntó gritaba, y las'
    echo 'prisas le cambiaron de lugar dos letras. Es algo que ondea.'
    ;;
bandera)
    echo '¡Llegaste! Aquí tienes la bandera:'
    echo
    echo '    |>'
    echo '    |'
    ;;
esac
FIN
chmod 755 /usr/local/bin/salida
for parada in imaohw revisa xuniL bandera; do
    cp /usr/local/bin/salida "/usr/local/bin/$parada"
done
