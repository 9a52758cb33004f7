// Falla: exige intactas:Hay
#include <stdio.h>

int main(void)
{
    printf("Abres la puerta.\nHay un dragón.\nCierras la puerta.\n");
    if (0)
        printf("Hay un dragón.\n");
    return 0;
}
