cat Registro/*.log > todo.txt 2> ilegibles.txt
echo 'Torneo de invierno' > resumen.txt
wc -l < todo.txt >> resumen.txt
tail -n 3 todo.txt >> resumen.txt
cat resumen.txt
