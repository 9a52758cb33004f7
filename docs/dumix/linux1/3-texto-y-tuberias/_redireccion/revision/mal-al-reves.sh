# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
revisar > Informe/fallos.txt 2> Informe/bien.txt
wc -l < Informe/fallos.txt > Informe/cuantos.txt
