#include <stdio.h>
int main(void) { printf("Primero yo.\n"); printf(
"Después yo.\n"); return 0; }
