#include <stdio.h>

void barra(int vida);

int main(void)
{
    int heroe = 0;
    int rata = 0;
    int dragon = 0;

    scanf("%d %d %d", &heroe, &rata, &dragon);
    printf("Héroe:  ");
    barra(heroe);
    printf("\nRata:   ");
    barra(rata);
    printf("\nDragón: ");
    barra(dragon);
    printf("\n");
    return 0;
}

void barra(int vida)
{
    while (vida > 0) {
        printf("#");
        vida--;
    }
}
