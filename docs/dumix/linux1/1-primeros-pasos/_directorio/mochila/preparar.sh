# Una mochila con compartimentos, y un carnet en uno de ellos.
mkdir -p Mochila/bolsillo/forro Mochila/bolsillo/monedero Mochila/estuche/tapa
touch Mochila/bolsillo/forro/carnet.txt Mochila/estuche/lápiz.txt
chown -R alumno:alumno Mochila
