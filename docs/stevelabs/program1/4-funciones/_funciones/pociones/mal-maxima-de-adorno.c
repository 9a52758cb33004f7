// Falla: exige parametros:beber=2
// mal: beber recibe la máxima y no la mira; el tope lo pone main después
#include <stdio.h>

int beber(int vida, int maxima)
{
    printf("Trago: %d\n", vida);
    return vida;
}

int main(void)
{
    int vida = 0;
    int maxima = 0;
    int pociones = 0;

    scanf("%d", &vida);
    scanf("%d", &maxima);
    scanf("%d", &pociones);
    for (int i = 0; i < pociones; i++) {
        vida = beber(vida + 10 > maxima ? maxima : vida + 10,
                     maxima);
    }
    printf("Vida: %d\n", vida);
    return 0;
}
