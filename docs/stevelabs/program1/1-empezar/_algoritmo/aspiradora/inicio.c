#include <stdio.h>

int main(void)
{
    printf("batería 10, polvo 0\n");
    printf("batería 7, polvo 2\n");
    printf("batería 4, polvo 6\n");
    printf("Vuelvo a la base.\n");
    printf("batería 1, polvo 6\n");
    return 0;
}
