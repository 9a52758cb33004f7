// Falla: exige intactas:vida
#include <stdio.h>

int main(void)
{
    int vida = 0;

    scanf("%d", &vida);

    vida -= 5;
    vida *= 2;

    printf("Vida: %d\n", vida + 1);
    return 0;
}
