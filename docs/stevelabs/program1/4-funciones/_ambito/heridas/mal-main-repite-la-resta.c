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
    while (scanf("%d %d", &fuerza,
                 &garra) == 2) {
        herir(rata, fuerza);
        rata = rata - fuerza;
        if (rata < 0) {
            rata = 0;
        }
        printf("Rata: %d\n", rata);
        herir(heroe, garra);
        heroe = heroe - garra;
        if (heroe < 0) {
            heroe = 0;
        }
        printf("Héroe: %d\n", heroe);
    }
    return 0;
}
