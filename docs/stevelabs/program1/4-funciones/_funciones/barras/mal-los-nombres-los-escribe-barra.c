// Falla: caso con otra barra
// mal: barra cuenta sus llamadas y escribe los nombres
#include <stdio.h>

void barra(int largo)
{
    static int veces = 0;

    veces++;
    if (veces == 1) {
        printf("Héroe:  ");
    } else if (veces == 2) {
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

    barra(heroe);
    barra(rata);
    barra(dragon);
    return 0;
}
