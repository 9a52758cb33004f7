// Falla: caso con otra barra
// Falla: exige parametros:barra=1
#include <stdio.h>

void barra(int quien, int largo)
{
    if (quien == 1) {
        printf("Héroe:  ");
    } else if (quien == 2) {
        printf("Rata:   ");
    } else {
        printf("Dragón: ");
    }
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

    barra(1, heroe);
    barra(2, rata);
    barra(3, dragon);
    return 0;
}
