// Falla: exige intactas:char
// Falla: exige intactas:scanf
#include <stdio.h>

int main(void)
{
    int primera = getchar();
    int segunda = getchar();
    int tercera = getchar();
    char enter = '?';

    scanf("%c", &enter);
    printf("Suma: %d\n", primera + segunda + tercera - 3 * '0');
    return 0;
}
