ls -F Taller
Taller/notas.txt
