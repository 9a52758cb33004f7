// Falla: exige puntero
// Falla: prohibe asigna:oro
#include <stdio.h>

int main(void)
{
    int oro = 0;
    int ganancia = 0;

    scanf("%d %d", &oro, &ganancia);
    oro = oro + ganancia;
    printf("%d\n", oro);
    return 0;
}
