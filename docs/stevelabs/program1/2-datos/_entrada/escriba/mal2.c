// Falla: caso el último dato no es un número
// Falla: caso entiende todo
// Falla: caso un dato por línea y uno bueno
// Falla: caso uno de los datos es un 0
// Falla: caso se callan tras el primero
// Falla: caso se callan antes del último
// mal: cada lectura borra la cuenta de la anterior y solo queda la última
#include <stdio.h>

int main(void)
{
    int pociones = 0;
    int flechas = 0;
    int cuerdas = 0;
    int leidos = 0;

    leidos = scanf("%d", &pociones);
    leidos = scanf("%d", &flechas);
    leidos = scanf("%d", &cuerdas);
    printf("Entendidos: %d\n", leidos);
    printf("Pociones: %d\n", pociones);
    printf("Flechas: %d\n", flechas);
    printf("Cuerdas: %d\n", cuerdas);
    return 0;
}
