# Cuatro comandos que se encadenan: cada uno sella la cartilla si ya está el anterior.
cat > /usr/local/bin/salida <<'FIN'
#!/bin/bash
paradas=(salida imaohw revisa bandera)
yo=${0##*/}
cartilla=$HOME/cartilla.txt
sellos=$(grep -c '' "$cartilla" 2>/dev/null)
sellos=${sellos:-0}
for numero in 1 2 3 4; do
    [ "${paradas[numero - 1]}" = "$yo" ] && break
done
if [ "$sellos" -lt $((numero - 1)) ]; then
    echo 'Te saltaste una parada: vuelve a la pista anterior.'
    exit 1
fi
if [ "$yo" = revisa ] && [ ! -d "$HOME/Mochila" ]; then
    if [ -d "$HOME/mochila" ]; then
        echo 'Veo una mochila, pero la pista pedía Mochila. No es lo mismo.'
    else
        echo 'No veo ningún directorio que se llame Mochila.'
    fi
    exit 1
fi
[ "$sellos" -lt "$numero" ] && echo "parada $numero" >> "$cartilla"
echo "Parada $numero de 4. Cartilla sellada."
case $yo in
salida)
    echo 'La segunda parada es un comando. Se llama como el que dice quién'
    echo 'eres, pero escrito al revés, de la última letra a la primera.'
    ;;
imaohw)
    echo 'Para la tercera te hará falta un directorio que se llame Mochila.'
    echo 'Créalo. Después repite lo que alguien copió de su pantalla:'
    echo
    echo '    ana@practica:~$ revisa'
    ;;
revisa)
    echo 'La cuarta se llama BANDEAR. O casi: quien lo apuntó gritaba, y las'
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
for parada in imaohw revisa bandera; do
    cp /usr/local/bin/salida "/usr/local/bin/$parada"
done
