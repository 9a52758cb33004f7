// Falla: caso una función que siempre dice 7
// Falla: exige define:herir
// Falla: exige devuelve:herir=int
// Falla: exige recoge:herir
// Falla: prohibe global
#include <stdio.h>

int heroe = 0;
int rata = 0;

void herir_heroe(int golpe)
{
    heroe = heroe - golpe;
    if (heroe < 0) {
        heroe = 0;
    }
}

void herir_rata(int golpe)
{
    rata = rata - golpe;
    if (rata < 0) {
        rata = 0;
    }
}

int main(void)
{
    int fuerza = 0;
    int garra = 0;

    scanf("%d %d", &heroe, &rata);
    while (scanf("%d %d", &fuerza, &garra) == 2) {
        herir_rata(fuerza);
        printf("Rata: %d\n", rata);
        herir_heroe(garra);
        printf("Héroe: %d\n", heroe);
    }
    return 0;
}
