// Falla: exige recibe:%zu=sizeof(int)
// mal: escribe los bytes a mano, sin medirlos con sizeof
#include <limits.h>
#include <stdio.h>

int main(void)
{
    int oro = 0;
    long long hueco = INT_MAX;

    scanf("%d", &oro);
    hueco -= oro;
    printf("Ocupa 4 bytes\n");
    printf("Caben %lld monedas más\n", hueco);
    return 0;
}
