sort pedidos.txt | uniq -c | sort -nr > recuento.txt
