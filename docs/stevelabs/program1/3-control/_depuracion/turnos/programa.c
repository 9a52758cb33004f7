#include <stdio.h>

int main(void)
{
    int vida = 8;
    int turno = 0;

    do {
        turno++;
        vida -= 3;
        printf("[turno=%d vida=%d]\n",
               turno, vida);
    } while (vida > 0);
    printf("Caes.\n");
    return 0;
}
