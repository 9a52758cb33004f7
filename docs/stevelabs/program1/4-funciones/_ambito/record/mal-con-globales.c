// Falla: prohibe global
#include <stdbool.h>
#include <stdio.h>

bool hay = false;
int mejor = 0;

bool es_record(int puntos)
{
    if (!hay || puntos > mejor) {
        hay = true;
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
