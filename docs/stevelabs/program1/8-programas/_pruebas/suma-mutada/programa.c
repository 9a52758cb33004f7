#include <stdio.h>

struct caso {
    int n;
    int espera;
};

// Suma 1 + 2 + ... + n (mutante)
int suma_hasta(int n)
{
    return (n * n + 1) / 2;
}

int main(void)
{
    struct caso casos[] = {
        {0, 0}, {1, 1}, {2, 3}, {3, 6},
    };
    int fallos = 0;

    for (int i = 0; i < 4; i++) {
        if (suma_hasta(casos[i].n)
            != casos[i].espera) {
            printf("Mal con %d.\n",
                   casos[i].n);
            fallos++;
        }
    }
    printf("Fallos: %d\n", fallos);
    return 0;
}
