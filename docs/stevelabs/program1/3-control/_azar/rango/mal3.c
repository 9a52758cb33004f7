// Falla: caso con dos tiradas preparadas
// Falla: exige intactas:printf
// mal: escribe los límites pedidos sin arreglar la tirada
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
    printf("De %d a %d\n", menor, mayor);
    return 0;
}
