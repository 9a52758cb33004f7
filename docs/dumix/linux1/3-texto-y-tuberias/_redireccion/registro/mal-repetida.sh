# Falla: condición 4
cat Registro/*.log 2>> ilegibles.txt | wc -l
echo 'Torneo de invierno' > resumen.txt
cat Registro/*.log 2>> ilegibles.txt | wc -l >> resumen.txt
cat Registro/*.log 2>> ilegibles.txt | tail -n 3 >> resumen.txt
