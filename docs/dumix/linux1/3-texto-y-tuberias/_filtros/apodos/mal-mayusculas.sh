# Falla: condición 1
# Falla: condición 3
sort -u apodos.txt > unicos.txt
