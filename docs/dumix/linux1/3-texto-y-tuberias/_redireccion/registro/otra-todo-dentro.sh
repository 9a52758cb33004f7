cd Registro
cat *.log > todo.log 2> ../ilegibles.txt
echo 'Torneo de invierno' > ../resumen.txt
wc -l < todo.log >> ../resumen.txt
tail -n 3 noche-12.log >> ../resumen.txt
