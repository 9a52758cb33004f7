// Falla: caso de 3 a 8
// Falla: caso un rango que no empieza cerca del 1
// Falla: caso un único valor
// Falla: caso con números negativos
// Falla: caso con dos tiradas preparadas
// mal: tras el % pone el mayor, no cuántos valores hay
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(void)
{
    int menor = 0;
    int mayor = 0;
    int baja = 0;
    int alta = 0;

    srand((unsigned)time(NULL));
    scanf("%d", &menor);
    scanf("%d", &mayor);
    for (int i = 0; i < 1000; i++) {
        int dado = rand() % mayor + menor;

        if (i == 0 || dado < baja) {
            baja = dado;
        }
        if (i == 0 || dado > alta) {
            alta = dado;
        }
    }
    printf("De %d a %d\n", baja, alta);
    return 0;
}
