#include <stdbool.h>
#include <stdio.h>

int golpes(int, int);
bool gana(int, int, int, int);

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

int golpes(int puntos, int quita)
{
    int cuenta = 0;

    while (puntos > 0) {
        puntos -= quita;
        cuenta++;
    }
    return cuenta;
}

bool gana(int vida, int fuerza, int rival, int garra)
{
    while (rival > 0) {
        rival -= fuerza;
        if (rival <= 0) {
            return true;
        }
        vida -= garra;
        if (vida <= 0) {
            return false;
        }
    }
    return true;
}
