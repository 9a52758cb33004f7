// Falla: caso los golpes justos para caer
#include <stdbool.h>
#include <stdio.h>

int golpes(int vida, int fuerza);
bool gana(int vida, int fuerza,
          int rival, int garra);

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

int golpes(int vida, int fuerza)
{
    int cuenta = vida / fuerza;

    if (vida % fuerza != 0) {
        cuenta++;
    }
    return cuenta;
}

bool gana(int vida, int fuerza,
          int rival, int garra)
{
    int aguanta = vida / garra + 1;

    return golpes(rival, fuerza) <= aguanta;
}
