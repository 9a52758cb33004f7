#include <stdio.h>

struct caso {
    int flechas;
    int espera;
};

// Carcajes de 6 para guardarlas todas
int carcajes(int flechas)
{
    return flechas / 6 + 1;
}

int main(void)
{
    struct caso casos[] = {
        {1, 1}, {6, 1}, {7, 2}, {12, 2},
    };
    int fallos = 0;
    int da = 0;

    for (int i = 0; i < 4; i++) {
        da = carcajes(casos[i].flechas);
        if (da != casos[i].espera) {
            fallos++;
        }
    }
    printf("Fallos: %d\n", fallos);
    return 0;
}
