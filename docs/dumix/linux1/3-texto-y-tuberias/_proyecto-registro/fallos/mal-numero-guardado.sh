# Falla: condición 1
grep -c FALLO partidas.log > numero.txt
echo "alias fallos='cat numero.txt'" >> .bashrc
