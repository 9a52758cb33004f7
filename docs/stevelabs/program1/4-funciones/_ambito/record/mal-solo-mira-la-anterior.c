// Falla: caso mejor que la anterior no basta
#include <stdbool.h>
#include <stdio.h>

bool es_record(int puntos)
{
    static bool primera = true;
    static int anterior = 0;
    bool gana = primera || puntos > anterior;

    primera = false;
    anterior = puntos;
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
