sort torneos.txt > a.txt
sed -E 's/([0-9]+)\/([0-9]+)\/([0-9]{4})/\3-\2-\1/' a.txt > b.txt
sort b.txt > fechas.txt
