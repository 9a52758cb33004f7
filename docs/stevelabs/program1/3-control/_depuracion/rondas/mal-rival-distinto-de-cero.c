// Falla: caso el rival cae por debajo de 0
#include <stdio.h>

int main(void)
{
    int rival = 0;
    int golpe = 0;
    int pociones = 0;
    int vida = 20;
    int ronda = 0;

    scanf("%d %d %d", &rival, &golpe,
          &pociones);
    while (vida > 0 && rival > 0) {
        ronda++;
        rival -= 5;
        if (rival != 0) {
            vida -= golpe;
        }
        if (vida > 0 && vida <= 5
            && pociones > 0) {
            vida += 8;
            pociones--;
        }
        printf("%d: %d y %d\n", ronda,
               vida, rival);
    }
    if (vida > 0) {
        printf("Ganas.\n");
    } else {
        printf("Caes.\n");
    }
    return 0;
}
