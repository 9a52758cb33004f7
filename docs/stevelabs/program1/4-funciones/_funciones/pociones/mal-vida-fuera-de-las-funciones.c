// Falla: caso un trago que siempre da 7
// Falla: exige parametros:beber=2
// Falla: exige devuelve:beber=int
// Falla: exige recoge:beber
// Falla: prohibe global
#include <stdio.h>

int vida = 0;

void beber(int maxima)
{
    vida = vida + 10;
    if (vida > maxima) {
        vida = maxima;
    }
    printf("Trago: %d\n", vida);
}

int main(void)
{
    int maxima = 0;
    int pociones = 0;

    scanf("%d", &vida);
    scanf("%d", &maxima);
    scanf("%d", &pociones);
    for (int i = 0; i < pociones; i++) {
        beber(maxima);
    }
    printf("Vida: %d\n", vida);
    return 0;
}
