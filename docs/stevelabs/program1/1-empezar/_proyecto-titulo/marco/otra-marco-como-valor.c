#include <stdio.h>

int main(void)
{
    printf("%s\n", "================="
                   "=================");
    printf("%22s", "LA MAZMORRA");
    printf("\n");
    printf("==================================\n");
    return 0;
}
