#include <stdio.h>

int main(void)
{
    int vida = 10;
    int esqueleto = 12;
    int turno = 0;

    while (vida > 0
           && esqueleto > 0) {
        turno++;
        esqueleto -= 6;
        if (esqueleto > 0) {
            vida -= 4;
        }
    }
    printf("Turnos: %d\n", turno);
    return 0;
}
