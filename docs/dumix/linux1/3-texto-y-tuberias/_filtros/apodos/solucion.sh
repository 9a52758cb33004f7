tr A-Z a-z < apodos.txt | sort -u > unicos.txt
