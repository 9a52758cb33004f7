// Falla: caso un trago que siempre da 7
// Falla: exige devuelve:beber=int
// Falla: exige recoge:beber
#include <stdio.h>

void beber(int vida, int maxima)
{
    vida = vida + 10;
    if (vida > maxima) {
        vida = maxima;
    }
    printf("Trago: %d\n", vida);
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
        vida = vida + 10;
        if (vida > maxima) {
            vida = maxima;
        }
    }
    printf("Vida: %d\n", vida);
    return 0;
}
