#include <stdio.h>

int main(void)
{
    int izquierda = 0;
    int derecha = 0;
    int suelo = 0;

    scanf("%d", &izquierda);
    scanf("%d", &derecha);
[[    suelo = izquierda;]]
[[    izquierda = derecha;]]
[[    derecha = suelo;]]
    printf("Izquierda: %d\n",
           izquierda);
    printf("Derecha: %d\n", derecha);
    return 0;
}
