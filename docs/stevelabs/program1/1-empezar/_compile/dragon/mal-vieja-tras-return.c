// Falla: exige intactas:Hay
#include <stdio.h>

int main(void)
{
    printf("Abres la puerta.\nHay un dragón.\nCierras la puerta.\n");
    return 0;
    printf("Hay un dragón.\n");
}
