grep -x -E '[a-z][a-z0-9]*;[0-9]{4}' socios.txt > bien.txt
grep -v -x -E '[a-z][a-z0-9]*;[0-9]{4}' socios.txt > mal.txt
