# Falla: condición 1
ls claves > cual.txt
