#include <stdio.h>

int main(void)
{
    int oro = 0;
    int ganancia = 0;

    scanf("%d %d", &oro, &ganancia);
    int *cofre = &oro;
    *cofre += ganancia;
    printf("%d\n", oro);
    return 0;
}
