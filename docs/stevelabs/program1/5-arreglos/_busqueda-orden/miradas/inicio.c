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
    for (int i = 0; i < n; i++) {
        if (mira(i) == x) {
            return i;
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
