// Falla: caso al revés
// Falla: caso los dos son negativos
// Falla: caso tres variables y tres llamadas
#include <stdio.h>

void ordena(int *a, int *b)
{
    if (*a > *b) {
        *a = *b;
        *b = *a;
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
