# Falla: condición 4
echo 'Torneo de invierno' > resumen.txt
cat Registro/*.log | wc -l >> resumen.txt
tail -n 3 Registro/noche-12.log >> resumen.txt
echo 'noche-05.log: Permiso denegado' > ilegibles.txt
echo 'noche-09.log: Permiso denegado' >> ilegibles.txt
