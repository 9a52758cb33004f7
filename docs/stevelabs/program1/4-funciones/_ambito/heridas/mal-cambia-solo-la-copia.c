// Falla: caso dos golpes para cada uno
// Falla: caso la vida no baja de cero
// Falla: caso golpes que no hacen nada
// Falla: caso una función que siempre dice 7
// Falla: exige devuelve:herir=int
// Falla: exige recoge:herir
#include <stdio.h>

void herir(int vida, int golpe)
{
    vida = vida - golpe;
    if (vida < 0) {
        vida = 0;
    }
}

int main(void)
{
    int heroe = 0;
    int rata = 0;
    int fuerza = 0;
    int garra = 0;

    scanf("%d %d", &heroe, &rata);
    while (scanf("%d %d", &fuerza, &garra) == 2) {
        herir(rata, fuerza);
        printf("Rata: %d\n", rata);
        herir(heroe, garra);
        printf("Héroe: %d\n", heroe);
    }
    return 0;
}
