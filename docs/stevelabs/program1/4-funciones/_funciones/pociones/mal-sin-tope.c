// Falla: caso la segunda llega al tope
// Falla: caso ya estaba sano
// Falla: caso el tope justo
// Falla: exige parametros:beber=2
#include <stdio.h>

int beber(int vida)
{
    vida = vida + 10;
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
        vida = beber(vida);
    }
    printf("Vida: %d\n", vida);
    return 0;
}
