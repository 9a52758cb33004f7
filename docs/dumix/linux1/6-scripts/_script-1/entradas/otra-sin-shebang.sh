echo 'echo $1 entradas, $(( 5 * $1 )) monedas' > entradas.sh
chmod u+x entradas.sh
