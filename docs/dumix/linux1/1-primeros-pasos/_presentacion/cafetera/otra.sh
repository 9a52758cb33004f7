CAFETERA
whoami
cafetera
