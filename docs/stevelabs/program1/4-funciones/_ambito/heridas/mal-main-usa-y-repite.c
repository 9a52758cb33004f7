// Falla: caso una función que siempre dice 7
// mal: main guarda lo que devuelve herir, y repite la resta
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
        int queda = herir(rata, fuerza);

        rata = queda > 1000000 ? queda : rata - fuerza;
        if (rata < 0) {
            rata = 0;
        }
        printf("Rata: %d\n", rata);
        queda = herir(heroe, garra);
        heroe = queda > 1000000 ? queda : heroe - garra;
        if (heroe < 0) {
            heroe = 0;
        }
        printf("Héroe: %d\n", heroe);
    }
    return 0;
}
