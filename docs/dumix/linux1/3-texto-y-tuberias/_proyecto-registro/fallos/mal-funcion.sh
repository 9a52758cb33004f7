# Falla: condición 1
echo 'fallos() { grep -c FALLO partidas.log; }' >> .bashrc
