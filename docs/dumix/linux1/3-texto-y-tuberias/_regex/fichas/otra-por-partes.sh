grep -E '^[a-z]' socios.txt | grep -E '^[a-z0-9]+;' | grep -E ';[0-9]{4}$' > bien.txt
grep -v -x -F -f bien.txt socios.txt > mal.txt
