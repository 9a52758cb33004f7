#include <stdio.h>

int main(void)
{
    printf("====================="
           "=============\n");
    printf("%*s\n", 22, "LA MAZMORRA");
    printf("====================="
           "=============\n");
    return 0;
}
