#include <stdio.h>

int main(void)
{
    int oro = 0;
    int total = 0;
    int cofres = 0;

    scanf("%d", &oro);
    total += oro;
    cofres++;
    printf("Cofres: %d\n", cofres);
    printf("Oro: %d\n", total);
    return 0;
}
