// Falla: caso una función que siempre dice 7
// mal: la herida del héroe se calcula en main
#include <stdio.h>

int herir(int vida, int golpe)
{
    vida = vida - golpe;
    if (vida < 0) {
        vida = 0;
    }
    return vida;
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
        rata = herir(rata, fuerza);
        printf("Rata: %d\n", rata);
        heroe = heroe - garra;
        if (heroe < 0) {
            heroe = 0;
        }
        printf("Héroe: %d\n", heroe);
    }
    return 0;
}
