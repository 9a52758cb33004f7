// Falla: exige formato:%22s
// Falla: prohibe texto: LA MAZMORRA
#include <stdio.h>

int main(void)
{
    printf("==================================\n");
    printf("           LA MAZMORRA\n");
    printf("==================================\n");
    return 0;
}
