# La configuración de la sala, con tres líneas que su programa no acepta.
rm -rf -- *
{
    echo '# Configuración de la sala'
    for n in {1..12}; do echo "puesto$n = libre"; done
    echo 'apertura = 17:00'
    echo 'cierre 22:00'
    for n in {1..10}; do echo "mando$n = bien"; done
    echo 'mando11 = = bien'
    for n in {12..20}; do echo "mando$n = bien"; done
    echo 'pantalla = encendida'
    echo 'volumn = 7'
    echo 'musica = no'
} > sala.conf
cp sala.conf /var/lib/sala-al-empezar
chmod 644 /var/lib/sala-al-empezar
cat > revisar.sh <<'FIN'
#!/bin/bash
n=0
while IFS= read -r linea; do
    n=$((n + 1))
    case $linea in
        '#'* | '') continue ;;
    esac
    if [[ ! $linea =~ ^[a-z]+[0-9]*\ =\ [^=\ ]+$ ]]; then
        echo "Línea $n: se esperaba «nombre = valor»."
        exit 1
    fi
    if [[ ! $linea =~ ^(puesto|mando)[0-9]+\ |^(apertura|cierre|pantalla|volumen|musica)\  ]]; then
        echo "Línea $n: no conozco «${linea%% *}». ¿Será «volumen»?"
        exit 1
    fi
done < "$HOME/sala.conf"
echo "Todo en orden."
FIN
chmod 755 revisar.sh
chown -R alumno:alumno .
