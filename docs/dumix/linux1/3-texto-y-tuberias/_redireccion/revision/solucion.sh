revisar > Informe/bien.txt 2> Informe/fallos.txt
wc -l < Informe/fallos.txt > Informe/cuantos.txt
