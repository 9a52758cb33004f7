sort pedidos.txt > a.txt
uniq -c a.txt > b.txt
sort -n -r b.txt > recuento.txt
