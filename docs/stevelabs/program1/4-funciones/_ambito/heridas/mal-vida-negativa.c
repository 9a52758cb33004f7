// Falla: caso dos golpes para cada uno
// Falla: caso la vida no baja de cero
#include <stdio.h>

int herir(int vida, int golpe)
{
    return vida - golpe;
}

int main(void)
{
    int heroe = 0;
    int rata = 0;
    int fuerza = 0;
    int garra = 0;

    scanf("%d %d", &heroe, &rata);
    while (scanf("%d %d", &fuerza, &garra) == 2) {
        rata = herir(rata, fuerza);
        printf("Rata: %d\n", rata);
        heroe = herir(heroe, garra);
        printf("Héroe: %d\n", heroe);
    }
    return 0;
}
