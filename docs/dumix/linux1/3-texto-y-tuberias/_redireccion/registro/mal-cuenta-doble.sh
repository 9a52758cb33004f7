# Falla: condición 2
cat Registro/*.log > Registro/todo.log 2> ilegibles.txt
echo 'Torneo de invierno' > resumen.txt
cat Registro/*.log 2> /dev/null | wc -l >> resumen.txt
tail -n 3 Registro/noche-12.log >> resumen.txt
