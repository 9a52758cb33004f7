// Falla: caso el hacha
// Falla: caso un dado de cinco caras
// Falla: caso tres dados de cinco caras
// Falla: caso dos dados de cinco caras
// Falla: caso un dado de una sola cara
// Falla: caso un millón de golpes preparados
// mal: el dado va de 0 a caras - 1, y la media se queda corta
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
        int golpe = 0;

        for (int d = 0; d < dados; d++) {
            golpe += rand() % caras;
        }
        suma += golpe;
        if (golpe == dados * (caras - 1)) {
            perfectos++;
        }
    }
    printf("Media: %.0f\n", suma / 1000000);
    printf("Golpe perfecto: %.0f %%\n", perfectos / 10000.0);
    return 0;
}
