CAFETERA
Cafetera
cafetera
