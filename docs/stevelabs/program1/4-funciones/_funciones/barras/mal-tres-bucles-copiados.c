// Falla: caso con otra barra
// Falla: exige define:barra
// Falla: exige parametros:barra=1
// Falla: exige funcion:barra=3
// Falla: prohibe bucle-en:main
#include <stdio.h>

int main(void)
{
    int heroe = 0;
    int rata = 0;
    int dragon = 0;

    scanf("%d", &heroe);
    scanf("%d", &rata);
    scanf("%d", &dragon);

    printf("Héroe:  ");
    for (int i = 0; i < heroe; i++) {
        printf("#");
    }
    printf("\n");
    printf("Rata:   ");
    for (int i = 0; i < rata; i++) {
        printf("#");
    }
    printf("\n");
    printf("Dragón: ");
    for (int i = 0; i < dragon; i++) {
        printf("#");
    }
    printf("\n");
    return 0;
}
