# Tres directorios, uno dentro de otro, y algunos que despistan.
mkdir -p Mochila/bolsillo/forro Mochila/bolsillo/pañuelo Mochila/estuche
chown -R alumno:alumno Mochila
