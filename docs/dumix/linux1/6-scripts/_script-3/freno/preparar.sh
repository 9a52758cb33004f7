# Un script que borra de verdad, y quien lo prueba en una copia.
mkdir -p mesas/mesa1 mesas/mesa2 mesas/mesa3
touch mesas/mesa1/turno.tmp mesas/mesa2/partida.tmp mesas/mesa2/turno.tmp mesas/mesa3/turno.tmp
cat > vaciar.sh <<'FIN'
#!/bin/bash
# Vacía el directorio de una mesa.
mesa=$1
rm -rf "mesas/$mesa/"*
FIN
chmod +x vaciar.sh
chown -R alumno: .
cat > /usr/local/lib/juez <<'FIN'
shopt -s globstar
copia=/tmp/copia-$$
monta() {
    rm -rf $copia
    mkdir -p $copia/mesas/norte $copia/mesas/sur
    cp ~/vaciar.sh $copia
    cd $copia || return
    : > mesas/norte/uno.tmp; : > mesas/norte/dos.tmp; : > mesas/sur/tres.tmp
}
corre() { timeout 3 bash vaciar.sh "$@" > sale 2> errores < /dev/null; }
es() { local hay=(mesas/**); [ "${hay[*]}" = "$*" ]; }
enteras() { es mesas/ mesas/norte mesas/norte/dos.tmp mesas/norte/uno.tmp mesas/sur mesas/sur/tres.tmp; }
FIN
