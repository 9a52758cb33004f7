// Falla: caso puntos negativos
// Falla: caso una partida y ninguna más
#include <stdbool.h>
#include <stdio.h>

bool es_record(int puntos)
{
    static int mejor = 0;

    if (puntos > mejor) {
        mejor = puntos;
        return true;
    }
    return false;
}

int main(void)
{
    int puntos = 0;

    while (scanf("%d", &puntos) == 1) {
        printf("%d", puntos);
        if (es_record(puntos)) {
            printf(" ¡Récord!");
        }
        printf("\n");
    }
    return 0;
}
