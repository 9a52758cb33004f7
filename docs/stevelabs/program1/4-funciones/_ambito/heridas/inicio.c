#include <stdio.h>

int heroe = 0;
int rata = 0;

void herir(int golpe)
{
    heroe = heroe - golpe;
    if (heroe < 0) {
        heroe = 0;
    }
}

int main(void)
{
    int fuerza = 0;
    int garra = 0;

    scanf("%d %d", &heroe, &rata);
    while (scanf("%d %d", &fuerza,
                 &garra) == 2) {
        herir(fuerza);
        printf("Rata: %d\n", rata);
        herir(garra);
        printf("Héroe: %d\n", heroe);
    }
    return 0;
}
