#include <stdbool.h>
#include <stdio.h>

// La puerta no abre a los principiantes,
// que se perdían en el primer pasillo
#define [[NIVEL_MINIMO]] 5
#define PRECIO 12

bool [[puede_entrar]](int nivel, int oro)
{
    return nivel >= [[NIVEL_MINIMO]]
           && oro >= PRECIO;
}

int main(void)
{
    int nivel = 0;
    int oro = 0;

    scanf("%d", &nivel);
    scanf("%d", &oro);
    if ([[puede_entrar(nivel, oro)]]) {
        printf("Adelante.\n");
    } else {
        printf("Vuelve luego.\n");
    }
    return 0;
}
