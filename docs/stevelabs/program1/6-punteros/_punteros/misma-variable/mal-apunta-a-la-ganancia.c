// Falla: caso se gana algo
// Falla: caso se pierde
// Falla: caso se pierde más de lo que hay
// mal: el puntero apunta a la otra variable
#include <stdio.h>

int main(void)
{
    int oro = 0;
    int ganancia = 0;
    int *p = &ganancia;

    scanf("%d %d", &oro, &ganancia);
    *p = *p + oro;
    printf("%d\n", oro);
    return 0;
}
