#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int menor = 0;
    int mayor = 0;
    int valores = 0;
    int baja = 0;
    int alta = 0;
    int tiradas = 0;

    scanf("%d", &menor);
    scanf("%d", &mayor);
    srand(1234);
    valores = mayor + 1 - menor;
    baja = mayor;
    alta = menor;
    while (tiradas < 1000) {
        int resto = rand() % valores;
        int dado = menor + resto;

        if (dado < baja) {
            baja = dado;
        }
        if (dado > alta) {
            alta = dado;
        }
        tiradas++;
    }
    printf("De %d a %d\n", baja, alta);
    return 0;
}
