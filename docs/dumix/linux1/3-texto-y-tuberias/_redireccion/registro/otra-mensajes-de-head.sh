head -n 1 Registro/*.log > /dev/null 2> ilegibles.txt
echo 'Torneo de invierno' > resumen.txt
cat Registro/*.log 2> /dev/null | wc -l >> resumen.txt
tail -n 3 Registro/noche-12.log >> resumen.txt
