// Falla: caso se gana algo
// Falla: caso no se gana nada
// Falla: caso se pierde
// Falla: caso se pierde más de lo que hay
// Falla: exige memoria
// mal: el puntero sigue siendo nulo
#include <stdio.h>

int main(void)
{
    int oro = 0;
    int ganancia = 0;
    int *p = NULL;

    scanf("%d %d", &oro, &ganancia);
    *p = oro + ganancia;
    printf("%d\n", oro);
    return 0;
}
