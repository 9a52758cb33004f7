// Falla: caso con otra barra
// Falla: exige funcion:barra=3
#include <stdio.h>

void barra(int largo)
{
    for (; largo > 0; largo--)
        printf("%c", '#');
}

void fila(int largo)
{
    for (; largo > 0; largo--)
        printf("#");
    printf("\n");
}

void nadie(void)
{
    barra(1);
    barra(2);
    barra(3);
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
    fila(heroe);
    printf("Rata:   ");
    fila(rata);
    printf("Dragón: ");
    fila(dragon);
    return 0;
}
