ex -s -c '4d' -c x premios.txt
cat premios.txt
