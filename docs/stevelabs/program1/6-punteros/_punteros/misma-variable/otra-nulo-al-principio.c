#include <stdio.h>

int main(void)
{
    int oro = 0;
    int ganancia = 0;
    int *cofre = NULL;

    scanf("%d %d", &oro, &ganancia);
    cofre = &oro;
    if (cofre != NULL) {
        int suma = *cofre + ganancia;

        *cofre = suma;
    }
    printf("%d\n", oro);
    return 0;
}
