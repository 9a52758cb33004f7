(cd Club; find . | sort) > lista.txt
for c in lunes martes jueves; do tar -tf Copias/$c.tar.gz 2> /dev/null | sed 's|/$||' | sort | diff -q - lista.txt && echo $c.tar.gz > buena.txt; done
cat buena.txt
