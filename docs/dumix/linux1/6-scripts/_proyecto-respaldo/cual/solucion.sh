cd Copias
sha256sum -c *.sha256
mkdir ../M ../J
tar -xf martes.tar.gz -C ../M
tar -xf jueves.tar.gz -C ../J
diff -rq ../Club ../M
diff -rq ../Club ../J
echo jueves.tar.gz > ../buena.txt
