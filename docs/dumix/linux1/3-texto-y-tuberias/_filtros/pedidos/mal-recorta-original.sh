# Falla: condición 1
sort -u pedidos.txt > orden.txt
mv orden.txt pedidos.txt
sort pedidos.txt | uniq -c | sort -nr > recuento.txt
