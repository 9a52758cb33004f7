revisar 2> Informe/fallos.txt > Informe/bien.txt
cat Informe/fallos.txt
echo 4 > Informe/cuantos.txt
