grep '[^0-9a-z]' < apodos.txt | sort > raros.txt
