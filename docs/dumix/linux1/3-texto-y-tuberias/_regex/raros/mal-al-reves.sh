# Falla: condición 1
grep -v -E '[a-z0-9]' apodos.txt > raros.txt
