#include <stdio.h>

#define CARCAJ 12

int main(void)
{
    int usadas = 0;
    int quedan = 0;

    printf("Flechas usadas:\n");
    scanf("%d", [[&usadas]]);
    quedan = [[CARCAJ - usadas]];
    printf("Quedan: %d\n", quedan);
    return 0;
}
