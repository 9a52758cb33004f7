#include <stdio.h>

int main(void)
{
    printf("Abro el cofre");
    printf(" y miro.\n");
    return 0;
    printf("Dentro hay oro.\n");
}
