# Lo que la web del club tiene de la sala.
mkdir /var/www/html/sala
printf '%s\n' 'mesa,juego' '1,meteoros' '2,serpiente' '3,pong' > /var/www/html/sala/mesas.csv
