// Falla: caso con dos tiradas preparadas
// mal: no arregla la tirada: al final pisa lo apuntado con los límites
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
        int dado = rand() % 6 + 1;

        if (i == 0 || dado < baja) {
            baja = dado;
        }
        if (i == 0 || dado > alta) {
            alta = dado;
        }
    }
    baja = menor;
    alta = mayor;
    printf("De %d a %d\n", baja, alta);
    return 0;
}
