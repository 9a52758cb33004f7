#include <stdbool.h>
#include <stdio.h>

bool es_record(int puntos)
{
    static int partidas;
    static int mejor;
    bool gana = partidas == 0 || puntos > mejor;

    partidas++;
    if (gana) {
        mejor = puntos;
    }
    return gana;
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
