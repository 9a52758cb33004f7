# Falla: condición 1
uniq -c pedidos.txt | sort -nr > recuento.txt
