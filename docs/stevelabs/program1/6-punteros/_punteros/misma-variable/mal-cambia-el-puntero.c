// Falla: caso se gana algo
// Falla: caso se pierde
// Falla: caso se pierde más de lo que hay
// mal: sin asterisco, la suma mueve el puntero
#include <stdio.h>

int main(void)
{
    int oro = 0;
    int ganancia = 0;
    int *p = &oro;

    scanf("%d %d", &oro, &ganancia);
    p = p + ganancia;
    printf("%d\n", oro);
    return 0;
}
