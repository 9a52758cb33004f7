#include <stdio.h>

void ordena(int *a, int *b)
{
    int v[2] = {*a, *b};
    int menor = v[1] < v[0];

    *a = v[menor];
    *b = v[1 - menor];
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
