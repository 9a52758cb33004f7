#include <stdio.h>

void ordena(int *a, int *b)
{
    int primero = *a;

    if (primero <= *b) {
        return;
    }
    *a = *b;
    *b = primero;
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
