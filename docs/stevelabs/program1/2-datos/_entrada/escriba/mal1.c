// Falla: caso el último dato no es un número
// Falla: caso no entiende ni el primero
// Falla: caso un dato por línea y uno bueno
// Falla: caso se callan tras el primero
// Falla: caso se callan antes del último
// mal: supone que siempre entiende los tres datos
#include <stdio.h>

int main(void)
{
    int pociones = 0;
    int flechas = 0;
    int cuerdas = 0;

    scanf("%d %d %d", &pociones, &flechas, &cuerdas);
    printf("Entendidos: %d\n", 3);
    printf("Pociones: %d\n", pociones);
    printf("Flechas: %d\n", flechas);
    printf("Cuerdas: %d\n", cuerdas);
    return 0;
}
