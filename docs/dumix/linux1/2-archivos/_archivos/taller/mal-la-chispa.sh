# Falla: condición 1
cat Taller/notas.txt
cp /var/lib/taller/chispa Taller/luz
