#include <stdio.h>

#define ALTO 3
#define ANCHO 5

int cuenta(int sala[ALTO][ANCHO],
           int clase)
{
[[    int cuantas = 0;]]
[[    for (int f = 0; f < ALTO; f++) {]]
[[        for (int c = 0; c < ANCHO; c++) {]]
[[            if (sala[f][c] == clase) {]]
[[                cuantas++;]]
[[            }]]
[[        }]]
[[    }]]
[[    return cuantas;]]
}

int main(void)
{
    int sala[ALTO][ANCHO] = {
        {1, 1, 0, 2, 0},
        {0, 2, 0, 1, 1},
        {1, 0, 2, 0, 1},
    };
    int clase = 0;

    scanf("%d", &clase);
    printf("Hay %d.\n",
           cuenta(sala, clase));
    return 0;
}
