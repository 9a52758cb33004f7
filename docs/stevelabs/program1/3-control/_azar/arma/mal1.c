// Falla: caso el hacha
// Falla: caso tres dados de cinco caras
// Falla: caso dos dados de cinco caras
// Falla: caso un millón de golpes preparados
// mal: tira un dado y lo multiplica, y el golpe perfecto sale demasiado
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(void)
{
    int dados = 0;
    int caras = 0;
    int perfectos = 0;
    double suma = 0.0;

    srand((unsigned)time(NULL));
    scanf("%d", &dados);
    scanf("%d", &caras);
    for (int i = 0; i < 1000000; i++) {
        int golpe = dados * (rand() % caras + 1);

        suma += golpe;
        if (golpe == dados * caras) {
            perfectos++;
        }
    }
    printf("Media: %.0f\n", suma / 1000000);
    printf("Golpe perfecto: %.0f %%\n", perfectos / 10000.0);
    return 0;
}
