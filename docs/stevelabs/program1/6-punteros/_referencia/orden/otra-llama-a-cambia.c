#include <stdio.h>

void cambia(int *x, int *y)
{
    int aux = *x;

    *x = *y;
    *y = aux;
}

void ordena(int *a, int *b)
{
    if (*b < *a) {
        cambia(a, b);
    }
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
