# Doce mesas con espacios en el nombre, y dos archivos que no son .txt.
mkdir Mesas
for n in {1..12}; do echo "mesa $n, $((n * 7)) puntos" > "Mesas/mesa $n.txt"; done
echo 'Se juega por turnos.' > Mesas/reglas.md
echo 'Mesa rota.' > 'Mesas/mesa 13.txt.viejo'
chown -R alumno: Mesas
