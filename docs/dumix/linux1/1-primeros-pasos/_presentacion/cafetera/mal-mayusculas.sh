# Falla: condición 1
CAFETERA
Cafetera
