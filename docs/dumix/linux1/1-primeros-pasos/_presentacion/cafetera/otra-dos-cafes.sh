whoami
cafetera
cafetera
