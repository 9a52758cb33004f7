// Falla: caso llega con 20
// Falla: caso llega con otra vida
// Falla: caso la trampa le quita todo
// Falla: caso llega con muchísima vida
// Falla: caso llega con toda la vida que cabe
// Falla: caso llega debiendo mucha vida
// Falla: exige operador:-=
// mal: calcula la resta y la suma sin guardarlas
#include <stdio.h>

int main(void)
{
    int vida = 0;

    scanf("%d", &vida);

    vida - 5;
    vida *= 2;
    vida + 1;

    printf("Vida: %d\n", vida);
    return 0;
}
