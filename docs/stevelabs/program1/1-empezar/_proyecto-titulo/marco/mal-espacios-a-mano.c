// Falla: exige formato:%22s
#include <stdio.h>

int main(void)
{
    printf("====================="
           "=============\n");
    printf("           LA MAZMORRA\n");
    printf("====================="
           "=============\n");
    return 0;
}
