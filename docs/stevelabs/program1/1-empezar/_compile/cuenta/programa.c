#include <stdio.h>

int main(void)
{
    printf("3...\n");
    printf("1...");
    printf("2...\n");
    printf("¡Despegue!\n");
    return 0;
}
