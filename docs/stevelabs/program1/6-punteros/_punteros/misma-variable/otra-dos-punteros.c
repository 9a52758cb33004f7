#include <stdio.h>

int main(void)
{
    int oro = 0;
    int ganancia = 0;
    int *a = &oro;
    int *b = &ganancia;

    scanf("%d %d", &oro, &ganancia);
    *a = *a + *b;
    printf("%d\n", oro);
    return 0;
}
