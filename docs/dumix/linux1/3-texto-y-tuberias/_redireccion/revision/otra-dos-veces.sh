cd Informe
revisar 2> fallos.txt
revisar > bien.txt 2> /dev/null
cat fallos.txt | wc -l > cuantos.txt
