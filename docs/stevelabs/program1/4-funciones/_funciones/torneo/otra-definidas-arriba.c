#include <stdbool.h>
#include <stdio.h>

int golpes(int vida, int fuerza)
{
    return (vida + fuerza - 1) / fuerza;
}

bool gana(int vida, int fuerza, int rival, int garra)
{
    int mis_golpes = golpes(rival, fuerza);
    int sus_golpes = golpes(vida, garra);

    if (mis_golpes > sus_golpes) {
        return false;
    }
    return true;
}

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

