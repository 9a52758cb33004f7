echo 'Torneo de invierno' > resumen.txt
cat Registro/noche-*.log 2> ilegibles.txt | wc -l >> resumen.txt
cat Registro/noche-*.log 2> /dev/null | tail -n 3 >> resumen.txt
