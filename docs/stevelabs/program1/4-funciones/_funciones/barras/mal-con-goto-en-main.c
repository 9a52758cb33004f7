// Falla: prohibe goto
// Falla: caso con otra barra
// mal: main repite con goto, de uno en uno
#include <stdio.h>

void barra(int largo)
{
    for (int i = 0; i < largo; i++) {
        printf("#");
    }
}

int main(void)
{
    int heroe = 0;
    int rata = 0;
    int dragon = 0;

    scanf("%d %d %d", &heroe, &rata, &dragon);
    printf("Héroe:  ");
uno:
    if (heroe > 0) {
        barra(1);
        heroe--;
        goto uno;
    }
    printf("\nRata:   ");
dos:
    if (rata > 0) {
        barra(1);
        rata--;
        goto dos;
    }
    printf("\nDragón: ");
tres:
    if (dragon > 0) {
        barra(1);
        dragon--;
        goto tres;
    }
    printf("\n");
    return 0;
}
