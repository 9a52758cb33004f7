// Falla: caso los tres siguen en pie
// Falla: caso otro reparto
// Falla: caso uno sin vida
// Falla: exige parametros:barra=1
#include <stdio.h>

void barra(void)
{
    printf("############\n");
}

int main(void)
{
    int heroe = 0;
    int rata = 0;
    int dragon = 0;

    scanf("%d", &heroe);
    scanf("%d", &rata);
    scanf("%d", &dragon);

    printf("Héroe:  ");
    barra();
    printf("Rata:   ");
    barra();
    printf("Dragón: ");
    barra();
    return 0;
}
