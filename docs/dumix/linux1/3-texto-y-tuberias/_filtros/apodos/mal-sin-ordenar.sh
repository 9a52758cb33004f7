# Falla: condición 2
# Falla: condición 3
tr A-Z a-z < apodos.txt | uniq > unicos.txt
