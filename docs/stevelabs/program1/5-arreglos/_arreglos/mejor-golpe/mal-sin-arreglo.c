// Falla: exige arreglo
#include <stdio.h>

int main(void)
{
    int golpe = 0;
    int mejor = 0;
    int lugar = 1;

    for (int i = 1; i <= 6; i++) {
        scanf("%d", &golpe);
        if (i == 1 || golpe > mejor) {
            mejor = golpe;
            lugar = i;
        }
    }
    printf("%d en el golpe %d\n", mejor, lugar);
    return 0;
}
