// Falla: exige igual:main
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
        if (golpes(rival, fuerza)
            <= golpes(vida, garra)) {
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
    return vida * fuerza >= rival * garra;
}
