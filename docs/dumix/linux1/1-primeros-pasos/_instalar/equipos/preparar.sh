# Cuatro computadoras del club y un programa que dice cómo es cada una.
mkdir Equipos
for equipo in caja manzana prestada torneos; do
    echo "Ficha de $equipo" > "Equipos/$equipo"
done
cat > /usr/local/bin/equipo <<'FIN'
#!/bin/bash
case $1 in
caja)
    echo 'Tiene Windows 11 y en ella se cobra: no se parte el disco.'
    echo 'Solo hace falta la terminal, sin descargar ninguna imagen.'
    ;;
manzana)
    echo 'Un Mac con chip de Apple y 16 GB de RAM.'
    echo 'Se quiere un Debian con escritorio que guarde lo que se hace.'
    ;;
prestada)
    echo 'Se devuelve esta noche tal como vino, sin instalarle nada.'
    echo 'Se quiere saber si Debian entiende su wifi y su pantalla.'
    ;;
torneos)
    echo 'Tiene Windows para un juego y medio disco libre.'
    echo 'Linux se usará a diario y con toda la RAM para él.'
    ;;
*)
    echo 'Modo de empleo: equipo NOMBRE'
    echo 'Los nombres están en Equipos: caja, manzana, prestada, torneos.'
    exit 1
    ;;
esac
FIN
chmod 755 /usr/local/bin/equipo
chown -R alumno: Equipos
