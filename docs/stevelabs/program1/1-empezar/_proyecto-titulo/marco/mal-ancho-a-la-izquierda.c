// Falla: exige recibe:%22s=LA MAZMORRA
#include <stdio.h>

int main(void)
{
    printf("====================="
           "=============\n");
    printf("           %-22s\n", "LA MAZMORRA");
    printf("====================="
           "=============\n");
    return 0;
}
