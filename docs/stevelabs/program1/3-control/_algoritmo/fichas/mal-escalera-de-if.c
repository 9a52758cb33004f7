// Falla: caso un tope mayor que el del juego
// mal: no vuelve atrás: pregunta por cada ficha, hasta la 65536
#include <stdio.h>

int main(void)
{
    int tope = 0;

    scanf("%d", &tope);
    if (tope >= 2) printf("2\n");
    if (tope >= 4) printf("4\n");
    if (tope >= 8) printf("8\n");
    if (tope >= 16) printf("16\n");
    if (tope >= 32) printf("32\n");
    if (tope >= 64) printf("64\n");
    if (tope >= 128) printf("128\n");
    if (tope >= 256) printf("256\n");
    if (tope >= 512) printf("512\n");
    if (tope >= 1024) printf("1024\n");
    if (tope >= 2048) printf("2048\n");
    if (tope >= 4096) printf("4096\n");
    if (tope >= 8192) printf("8192\n");
    if (tope >= 16384) printf("16384\n");
    if (tope >= 32768) printf("32768\n");
    if (tope >= 65536) printf("65536\n");
    printf("Listo\n");
    return 0;
}
