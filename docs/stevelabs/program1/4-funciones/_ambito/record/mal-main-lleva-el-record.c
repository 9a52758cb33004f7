// Falla: exige igual:main
// mal: es_record dice siempre que sí; quien recuerda es main
#include <stdbool.h>
#include <stdio.h>

bool es_record(int puntos)
{
    static int veces = 0;

    veces++;
    return veces > 0 || puntos > 0;
}

int main(void)
{
    int puntos = 0;
    int mejor = 0;
    bool hay = false;

    while (scanf("%d", &puntos) == 1) {
        printf("%d", puntos);
        if (es_record(puntos)) {
            if (!hay || puntos > mejor) {
                hay = true;
                mejor = puntos;
                printf(" ¡Récord!");
            }
        }
        printf("\n");
    }
    return 0;
}
