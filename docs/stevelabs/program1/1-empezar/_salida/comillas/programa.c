#include <stdio.h>

int main(void)
{
    printf("Dice [[\"]]Salida[[\"]].\n");
    printf("Huellas: /[[\\]]/\n");
    return 0;
}
