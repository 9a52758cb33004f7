cd Registro
cat > ../resumen.txt << FIN
Torneo de invierno
FIN
cat *.log 2> ../ilegibles.txt | wc -l >> ../resumen.txt
tail -n 3 noche-12.log >> ../resumen.txt
