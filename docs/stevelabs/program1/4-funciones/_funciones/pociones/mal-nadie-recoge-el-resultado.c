// Falla: caso la segunda llega al tope
// Falla: caso lejos del tope
// Falla: caso el tope justo
// Falla: caso un trago que siempre da 7
// Falla: exige recoge:beber
#include <stdio.h>

int beber(int vida, int maxima)
{
    vida = vida + 10;
    if (vida > maxima) {
        vida = maxima;
    }
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
        beber(vida, maxima);
    }
    printf("Vida: %d\n", vida);
    return 0;
}
