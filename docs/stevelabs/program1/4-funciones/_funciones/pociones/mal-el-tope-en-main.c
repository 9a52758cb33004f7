// Falla: caso un trago que siempre da 7
// Falla: exige parametros:beber=2
#include <stdio.h>

int beber(int vida)
{
    return vida + 10;
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
        vida = beber(vida);
        if (vida > maxima) {
            vida = maxima;
        }
        printf("Trago: %d\n", vida);
    }
    printf("Vida: %d\n", vida);
    return 0;
}
