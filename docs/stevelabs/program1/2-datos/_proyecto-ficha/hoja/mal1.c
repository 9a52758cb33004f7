// Falla: caso una heroína fuerte y previsora
// Falla: caso una fuerza de dos cifras y ninguna poción
// Falla: caso un héroe sin fuerza
// Falla: exige tipo:fuerza=int
// mal: lee la fuerza como un carácter, y de un 12 toma solo el código del 1
#include <stdio.h>

int main(void)
{
    char inicial = '?';
    char fuerza = 0;
    int pociones = 0;

    printf("==================================\n");
    printf("%22s\n", "LA MAZMORRA");
    printf("==================================\n");
    printf("1. Nueva partida\n");
    printf("2. Cargar partida\n");
    printf("3. Salir\n");
    printf("Versión %d.%d\n\n", 0, 2);

    printf("Inicial de tu héroe:\n");
    scanf("%c", &inicial);
    printf("Fuerza, de 0 a 18:\n");
    scanf(" %c", &fuerza);
    printf("Pociones, de 0 a 3:\n");
    scanf("%d", &pociones);

    printf("Héroe: %c.\n", inicial);
    printf("Fuerza: %d\n", fuerza);
    printf("Pociones: %d\n", pociones);
    return 0;
}
