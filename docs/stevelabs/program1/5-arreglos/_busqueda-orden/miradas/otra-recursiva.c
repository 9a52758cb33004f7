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

int entre(int izq, int der, int x)
{
    if (izq > der) {
        return -1;
    }
    int medio = (izq + der) / 2;
    int valor = mira(medio);

    if (valor < x) {
        return entre(medio + 1, der, x);
    }
    int antes = entre(izq, medio - 1, x);

    if (antes == -1 && valor == x) {
        return medio;
    }
    return antes;
}

int encuentra(int n, int x)
{
    return entre(0, n - 1, x);
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
