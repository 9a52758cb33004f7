// Falla: caso de tres en tres
// Falla: caso mil iguales
// Falla: caso todos iguales
// Falla: caso otra lista, y está
#include <stdio.h>
#include <stdlib.h>

int total = 0;
int grupo = 1;

int mira(int i)
{
    static int veces = 0;

    veces++;
    if (veces > 21) {
        printf("Demasiadas miradas.\n");
        exit(EXIT_FAILURE);
    }
    if (i < 0 || i >= total) {
        printf("No hay elemento %d.\n",
               i);
        exit(EXIT_FAILURE);
    }
    return i / grupo;
}

int encuentra(int n, int x)
{
    int izq = 0;
    int der = n - 1;

    while (izq <= der) {
        int medio = (izq + der) / 2;
        int valor = mira(medio);

        if (valor == x) {
            return medio;
        }
        if (valor < x) {
            izq = medio + 1;
        } else {
            der = medio - 1;
        }
    }
    return -1;
}

int main(void)
{
    int x = 0;

    scanf("%d", &total);
    scanf("%d", &grupo);
    scanf("%d", &x);
    printf("Índice: %d\n",
           encuentra(total, x));
    return 0;
}
