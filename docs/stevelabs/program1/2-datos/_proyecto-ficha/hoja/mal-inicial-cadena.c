// Falla: exige tipo:inicial=char
#include <stdio.h>

int main(void)
{
    char inicial[20];
    int fuerza = 0;
    int pociones = 0;

    printf("==================================\n");
    printf("%22s\n", "LA MAZMORRA");
    printf("==================================\n");
    printf("1. Nueva partida\n");
    printf("2. Cargar partida\n");
    printf("3. Salir\n");
    printf("Versión %d.%d\n\n", 0, 2);

    printf("Inicial de tu héroe:\n");
    scanf("%19s", inicial);
    printf("Fuerza, de 0 a 18:\n");
    scanf("%d", &fuerza);
    printf("Pociones, de 0 a 3:\n");
    scanf("%d", &pociones);

    printf("Héroe: %s.\n", inicial);
    printf("Fuerza: %d\n", fuerza);
    printf("Pociones: %d\n", pociones);
    return 0;
}
