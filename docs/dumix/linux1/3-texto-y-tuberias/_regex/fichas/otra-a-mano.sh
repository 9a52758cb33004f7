grep -E '^[a-z]+[0-9]*;[0-9][0-9][0-9][0-9]$' socios.txt > bien.txt
grep -E -v '^[a-z]+[0-9]*;[0-9][0-9][0-9][0-9]$' socios.txt > mal.txt
