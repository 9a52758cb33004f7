SELEC carnets FROM socios;
