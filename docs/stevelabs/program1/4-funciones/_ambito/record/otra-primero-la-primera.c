#include <stdbool.h>
#include <stdio.h>

bool es_record(int puntos)
{
    static bool primera = true;
    static int mejor = 0;

    if (primera) {
        primera = false;
        mejor = puntos;
        return true;
    }
    if (puntos <= mejor) {
        return false;
    }
    mejor = puntos;
    return true;
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
