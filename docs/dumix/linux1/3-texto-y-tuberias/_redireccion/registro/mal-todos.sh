# Falla: condición 2
# Falla: condición 4
cat Registro/* > todo.txt
echo 'Torneo de invierno' > resumen.txt
wc -l todo.txt >> resumen.txt
tail -n 3 todo.txt >> resumen.txt
