# Falla: condición 2
sort pedidos.txt | uniq -c > recuento.txt
