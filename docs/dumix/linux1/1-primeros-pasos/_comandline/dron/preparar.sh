# Cuatro comandos que empiezan igual. Tres hacen volar el dron, en su orden.
cat > /usr/local/bin/dron-despega <<'FIN'
#!/bin/bash
vuelo=$HOME/vuelo.txt
hechos=$(grep -c '' "$vuelo" 2>/dev/null)
case ${0##*/}-${hechos:-0} in
dron-despega-0)
    echo despegue >> "$vuelo"
    echo 'Un zumbido: el dron está en el aire.'
    ;;
dron-despega-3) echo 'Batería agotada: un vuelo por ejercicio.' ;;
dron-despega-*) echo 'Ya está en el aire.' ;;
dron-foto-1)
    echo foto >> "$vuelo"
    echo 'Clic. Se te ve desde aquí, frente a una terminal.'
    ;;
dron-foto-2) echo 'Ya tienes la foto.' ;;
dron-foto-*) echo 'Una foto muy nítida del piso. Hay que despegar primero.' ;;
dron-aterriza-1) echo 'Todavía no: falta la foto.' ;;
dron-aterriza-2)
    echo aterrizaje >> "$vuelo"
    echo 'Tierra. Todas las hélices siguen en su sitio.'
    ;;
dron-aterriza-*) echo 'El dron ya está en tierra.' ;;
dron-autodestruye-*) echo 'Este botón no está conectado. Menos mal.' ;;
esac
FIN
chmod 755 /usr/local/bin/dron-despega
for orden in foto aterriza autodestruye; do
    cp /usr/local/bin/dron-despega "/usr/local/bin/dron-$orden"
done
