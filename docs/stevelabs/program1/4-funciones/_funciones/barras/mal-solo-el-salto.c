// Falla: caso con otra barra
// Falla: exige parametros:barra=1
// Falla: prohibe bucle-en:main
#include <stdio.h>

void barra(void)
{
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
    barra();
    printf("Rata:   ");
    for (int i = 0; i < rata; i++) {
        printf("#");
    }
    barra();
    printf("Dragón: ");
    for (int i = 0; i < dragon; i++) {
        printf("#");
    }
    barra();
    return 0;
}
