// Falla: caso llega con 20
// Falla: caso llega con otra vida
// Falla: caso la trampa le quita todo
// Falla: caso llega con muchísima vida
// Falla: caso llega con toda la vida que cabe
// Falla: caso llega debiendo mucha vida
// mal: dobla la vida antes de caer en la trampa
#include <stdio.h>

int main(void)
{
    int vida = 0;

    scanf("%d", &vida);

    vida *= 2;
    vida -= 5;
    vida++;

    printf("Vida: %d\n", vida);
    return 0;
}
