#include <stdio.h>

int main(void)
{
    int rival = 0, golpe = 0, pociones = 0;
    int vida = 20;

    scanf("%d %d %d", &rival, &golpe, &pociones);
    for (int ronda = 1; ; ronda++) {
        rival -= 5;
        if (rival <= 0) {
            printf("%d: %d y %d\n", ronda, vida, rival);
            printf("Ganas.\n");
            break;
        }
        vida -= golpe;
        if (vida <= 0) {
            printf("%d: %d y %d\n", ronda, vida, rival);
            printf("Caes.\n");
            break;
        }
        if (vida < 6 && pociones > 0) {
            vida += 8;
            pociones--;
        }
        printf("%d: %d y %d\n", ronda, vida, rival);
    }
    return 0;
}
