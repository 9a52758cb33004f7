// Falla: exige recibe:%22s=LA MAZMORRA
#include <stdio.h>

int main(void)
{
    printf("====================="
           "=============\n");
    printf("%11s", "");
    printf("LA MAZMORRA%22s\n", "");
    printf("====================="
           "=============\n");
    return 0;
}
