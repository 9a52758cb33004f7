// Falla: no compila
#include <stdio.h>

printf("+-----+\n");
printf("| o o |\n");
printf("|  =  |\n");
printf("+-----+\n");
printf("  | |\n");
printf("  d b\n");
printf("C-17, a tus órdenes.\n");
