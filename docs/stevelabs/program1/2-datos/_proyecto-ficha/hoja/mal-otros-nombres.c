// Falla: exige tipo:inicial=char
// Falla: exige tipo:fuerza=int
// Falla: exige tipo:pociones=int
// Falla: exige imprime:inicial
// Falla: exige imprime:fuerza
// Falla: exige imprime:pociones
#include <stdio.h>

int main(void)
{
    char a = '?';
    int b = 0;
    int c = 0;

    printf("==================================\n");
    printf("%22s\n", "LA MAZMORRA");
    printf("==================================\n");
    printf("1. Nueva partida\n");
    printf("2. Cargar partida\n");
    printf("3. Salir\n");
    printf("Versión %d.%d\n\n", 0, 2);

    printf("Inicial de tu héroe:\n");
    scanf("%c", &a);
    printf("Fuerza, de 0 a 18:\n");
    scanf("%d", &b);
    printf("Pociones, de 0 a 3:\n");
    scanf("%d", &c);

    printf("Héroe: %c.\n", a);
    printf("Fuerza: %d\n", b);
    printf("Pociones: %d\n", c);
    return 0;
}
