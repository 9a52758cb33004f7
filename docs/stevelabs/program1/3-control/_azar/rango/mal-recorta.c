// Falla: caso un dado con muchas caras
// Falla: caso con dos tiradas preparadas
// mal: tira un dado de diez y recorta lo que se pasa
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
        int dado = rand() % 10 + menor;

        if (dado > mayor) {
            dado = mayor;
        }

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
