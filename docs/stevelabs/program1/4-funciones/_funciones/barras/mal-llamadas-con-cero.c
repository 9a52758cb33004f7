// Falla: caso con otra barra
// mal: llama a barra tres veces con 0 y dibuja con otra
#include <stdio.h>

void barra(int largo)
{
    for (int i = 0; i < largo; i++) {
        printf("#");
    }
}

void fila(int largo)
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

    scanf("%d %d %d", &heroe, &rata, &dragon);
    printf("Héroe:  ");
    barra(0);
    fila(heroe);
    printf("Rata:   ");
    barra(0);
    fila(rata);
    printf("Dragón: ");
    barra(0);
    fila(dragon);
    return 0;
}
