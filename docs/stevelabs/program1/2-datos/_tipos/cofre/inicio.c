#include <limits.h>
#include <stdio.h>

int main(void)
{
    int oro = 0;

    scanf("%d", &oro);
    printf("Ocupa %d bytes\n", 0);
    printf("Caben %d monedas más\n", INT_MAX);
    return 0;
}
