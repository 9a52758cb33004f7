// Falla: caso con otra barra
// Falla: exige funcion:barra=3
// Falla: prohibe bucle-en:main
// mal: la barra del héroe se queda en main
#include <stdio.h>

void barra(int largo)
{
    for (int i = 0; i < largo; i++) {
        printf("#");
    }
    printf("\n");
}

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
    barra(rata);
    printf("Dragón: ");
    barra(dragon);
    return 0;
}
