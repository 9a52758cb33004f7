# Falla: condición 3
sort -u apodos.txt | tr A-Z a-z > unicos.txt
