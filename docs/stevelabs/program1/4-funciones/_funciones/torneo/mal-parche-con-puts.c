// Falla: exige igual:main
// mal: golpes no cuenta bien el 0, y main lo tapa con puts
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
        if (rival == 0) {
            puts("Gana en 0.");
        } else if (gana(vida, fuerza,
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
    int cuenta = 0;

    do {
        vida = vida - fuerza;
        cuenta++;
    } while (vida > 0);
    return cuenta;
}

bool gana(int vida, int fuerza,
          int rival, int garra)
{
    return golpes(rival, fuerza)
           <= golpes(vida, garra);
}
