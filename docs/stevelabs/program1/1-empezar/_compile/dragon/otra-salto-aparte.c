#include <stdio.h>

int main(void)
{
    printf("Abres la puerta.");
    printf("\n");
    printf("Hay un dragón.\n");
    printf("Cierras la puerta.\n")
    ;
    return 0;
}
