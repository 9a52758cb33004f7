#include <stdio.h>

int main(void)
{
    printf("2\n");
    printf("4\n");
    printf("16\n");
    printf("32\n");
    printf("Listo\n");
    return 0;
}
