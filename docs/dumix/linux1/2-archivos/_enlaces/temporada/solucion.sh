readlink actual
rm actual
ln -s Partidas/2026 actual
./guardar rosa
ls actual
