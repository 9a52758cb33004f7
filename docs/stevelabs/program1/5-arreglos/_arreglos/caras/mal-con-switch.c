// Falla: prohibe switch
#include <stdio.h>

int main(void)
{
    int veces[6] = {0};
    int tirada = 0;

    while (scanf("%d", &tirada) == 1) {
        switch (tirada) {
        case 1:
            veces[0]++;
            break;
        case 2:
            veces[1]++;
            break;
        case 3:
            veces[2]++;
            break;
        case 4:
            veces[3]++;
            break;
        case 5:
            veces[4]++;
            break;
        case 6:
            veces[5]++;
            break;
        default:
            break;
        }
    }
    for (int i = 0; i < 6; i++) {
        printf("%d: %d\n", i + 1, veces[i]);
    }
    return 0;
}
