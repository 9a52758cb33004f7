// Falla: caso tres variables y tres llamadas
// Falla: exige igual:main
#include <stdio.h>

int ordena(int *a, int *b)
{
    return *a > *b;
}

int main(void)
{
    int primero = 0;
    int segundo = 0;

    scanf("%d", &primero);
    scanf("%d", &segundo);
    if (ordena(&primero, &segundo)) {
        int aux = primero;

        primero = segundo;
        segundo = aux;
    }
    printf("%d %d\n",
           primero, segundo);
    return 0;
}
