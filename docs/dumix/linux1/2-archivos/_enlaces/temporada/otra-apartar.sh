mv actual anterior
ln -s /home/alumno/Partidas/2026 actual
./guardar rosa
