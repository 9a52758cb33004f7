// Falla: caso un millón de golpes preparados
// Falla: exige en-bucle:rand
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(void)
{
    int dados = 0;
    int caras = 0;
    int golpe = 0;
    double perfecto = 100.0;

    srand((unsigned)time(NULL));
    scanf("%d", &dados);
    scanf("%d", &caras);
    golpe = rand() % caras + 1;
    for (int d = 0; d < dados; d++) {
        perfecto /= caras;
    }
    printf("Media: %.0f\n",
           dados * (caras + 1) / 2.0);
    printf("Golpe perfecto: %.0f %%\n",
           perfecto);
    return 0;
}
