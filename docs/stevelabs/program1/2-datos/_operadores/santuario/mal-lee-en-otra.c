// Falla: exige intactas:vida
#include <stdio.h>

int main(void)
{
    int llegada = 0;

    scanf("%d", &llegada);

    int vida = llegada;

    vida -= 5;
    vida *= 2;
    vida++;

    printf("Vida: %d\n", vida);
    return 0;
}
