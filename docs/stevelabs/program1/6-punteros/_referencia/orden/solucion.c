#include <stdio.h>

void ordena(int *a, int *b)
{
    if (*a > *b) {
        int aux = *a;

        *a = *b;
        *b = aux;
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
