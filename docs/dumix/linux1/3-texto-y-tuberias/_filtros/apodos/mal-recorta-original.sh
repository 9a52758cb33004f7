# Falla: condición 3
sort -u apodos.txt > orden.txt
head -n 10 orden.txt > apodos.txt
tr A-Z a-z < apodos.txt | sort -u > unicos.txt
