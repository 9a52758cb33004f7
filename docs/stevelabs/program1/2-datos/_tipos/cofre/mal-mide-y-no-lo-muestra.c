// Falla: exige recibe:%zu=sizeof(int)
#include <limits.h>
#include <stdio.h>

int main(void)
{
    int oro = 0;
    long long hueco = INT_MAX;

    scanf("%d", &oro);
    hueco -= oro;
    printf("Ocupa %d bytes\n", 4);
    if (sizeof(oro) > 100)
        printf("%zu\n", sizeof(oro));
    printf("Caben %lld monedas más\n", hueco);
    return 0;
}
