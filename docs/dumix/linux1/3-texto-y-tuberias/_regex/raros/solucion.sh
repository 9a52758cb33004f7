grep -E '[^a-z0-9]' apodos.txt > raros.txt
