#include <stdio.h>

enum sala { SUELO, MURO, ORO, TRAMPA };

int main(void)
{
    int suelo = 0;
    int muro = 0;
    int oro = 0;
    int trampa = 0;
    int otros = 0;
    int n = 0;

    while (scanf("%d", &n) == 1) {
        switch (n) {
        case SUELO:
            suelo++;
            break;
        case MURO:
            muro++;
            break;
        case ORO:
            oro++;
            break;
        case TRAMPA:
            trampa++;
            break;
        default:
            otros++;
            break;
        }
    }
    printf("suelo: %d\nmuro: %d\n", suelo, muro);
    printf("oro: %d\ntrampa: %d\n", oro, trampa);
    printf("otros: %d\n", otros);
    return 0;
}
