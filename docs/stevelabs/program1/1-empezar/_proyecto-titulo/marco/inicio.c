#include <stdio.h>

int main(void)
{
    printf("====================="
           "=============\n");
    printf("%s\n", "LA MAZMORRA");
    return 0;
}
