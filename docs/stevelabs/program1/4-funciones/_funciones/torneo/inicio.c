#include <stdbool.h>
#include <stdio.h>

// Aquí van los prototipos.

int main(void)
{
    int vida = 0;
    int fuerza = 0;
    int rival = 0;
    int garra = 0;

    scanf("%d %d", &vida, &fuerza);
    while (scanf("%d %d", &rival,
                 &garra) == 2) {
        if (gana(vida, fuerza,
                 rival, garra)) {
            printf("Gana en %d.\n",
                   golpes(rival, fuerza));
        } else {
            printf("Pierde en %d.\n",
                   golpes(vida, garra));
        }
    }
    return 0;
}

// Aquí van las definiciones.
