// Falla: caso empatan la bruja y el orco
// Falla: caso gana la bruja y queda en negativo
// mal: el orco se compara con el mago, que quizá no es el candidato
#include <stdio.h>

int main(void)
{
    int bruja = 0;
    int mago = 0;
    int orco = 0;
    int *p = &bruja;

    scanf("%d %d %d", &bruja, &mago, &orco);
    if (mago > bruja) {
        p = &mago;
    }
    if (orco > mago) {
        p = &orco;
    }
    *p -= 10;
    printf("%d %d %d\n", bruja, mago, orco);
    return 0;
}
