// Falla: exige recibe:%22s=LA MAZMORRA
// Falla: prohibe texto: LA MAZMORRA
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
