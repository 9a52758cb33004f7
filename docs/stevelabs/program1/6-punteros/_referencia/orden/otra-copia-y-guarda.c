#include <stdio.h>

void ordena(int *a, int *b)
{
    int menor = *a;
    int mayor = *b;

    if (menor > mayor) {
        int aux = menor;

        menor = mayor;
        mayor = aux;
    }
    *a = menor;
    *b = mayor;
}

int main(void)
{
    int primero = 0;
    int segundo = 0;

    scanf("%d", &primero);
    scanf("%d", &segundo);
    ordena(&primero, &segundo);
    printf("%d %d\n",
           primero, segundo);
    return 0;
}
