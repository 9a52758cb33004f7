// Falla: exige intactas:char
// Falla: exige intactas:scanf
#include <stdio.h>

int main(void)
{
    int primera = 0;
    int segunda = 0;
    int tercera = 0;
    char enter = '?';

    scanf("%1d%1d%1d%c", &primera, &segunda, &tercera, &enter);
    printf("Suma: %d\n", primera + segunda + tercera);
    return 0;
}
