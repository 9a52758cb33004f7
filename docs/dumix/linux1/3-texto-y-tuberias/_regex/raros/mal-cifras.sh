# Falla: condición 1
grep -E '[^a-z]' apodos.txt > raros.txt
