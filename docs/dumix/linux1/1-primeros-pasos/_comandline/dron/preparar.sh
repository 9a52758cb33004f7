# Marcas que cambian cada vez que se prepara la máquina: solo las ponen sus programas.
mkdir -p /usr/local/lib/club
for marca in despegue foto aterrizaje; do
    echo "$marca $RANDOM-$RANDOM-$RANDOM" > "/usr/local/lib/club/$marca"
done

# Cuatro comandos que empiezan igual. Tres hacen volar el dron, en su orden.
cat > /usr/local/bin/dron-despega <<'FIN'
#!/bin/bash
vuelo=$HOME/vuelo.txt
hechos=()
[ -f "$vuelo" ] && mapfile -t hechos < "$vuelo"
apunta() { echo "Hecho: $(<"/usr/local/lib/club/$1")" >> "$vuelo"; }
case ${0##*/}-${#hechos[@]} in
dron-despega-0)
    apunta despegue
    echo 'Un zumbido: el dron está en el aire.'
    ;;
dron-despega-3) echo 'Batería agotada: un vuelo por ejercicio.' ;;
dron-despega-*) echo 'Ya está en el aire.' ;;
dron-foto-1)
    apunta foto
    echo 'Clic. Se te ve desde aquí, frente a una terminal.'
    ;;
dron-foto-2 | dron-foto-3) echo 'Ya tienes la foto.' ;;
dron-foto-*) echo 'Una foto muy nítida del piso. Hay que despegar primero.' ;;
dron-aterriza-1) echo 'Todavía no: falta la foto.' ;;
dron-aterriza-2)
    apunta aterrizaje
    echo 'Tierra. Todas las hélices siguen en su sitio.'
    ;;
dron-aterriza-*) echo 'El dron ya está en tierra.' ;;
dron-autodestruye-*) echo 'Este botón no está conectado. Menos mal.' ;;
esac
FIN
chmod 755 /usr/local/bin/dron-despega
for comando in foto aterriza autodestruye; do
    cp /usr/local/bin/dron-despega "/usr/local/bin/dron-$comando"
done
