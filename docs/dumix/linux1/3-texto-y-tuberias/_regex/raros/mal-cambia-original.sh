# Falla: condición 1
tr A-Z a-z < apodos.txt > apodos2.txt
mv apodos2.txt apodos.txt
grep -E '[^a-z0-9]' apodos.txt > raros.txt
