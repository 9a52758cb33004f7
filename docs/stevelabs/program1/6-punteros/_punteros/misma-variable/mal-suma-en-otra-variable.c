// Falla: exige intactas:printf
#include <stdio.h>

int main(void)
{
    int oro = 0;
    int ganancia = 0;
    int total = 0;
    int *p = &total;

    scanf("%d %d", &oro, &ganancia);
    *p = oro + ganancia;
    printf("%d\n", total);
    return 0;
}
