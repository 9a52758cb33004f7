// Falla: caso un millón de golpes preparados
// mal: tira los dados para nada, y escribe lo que dice la fórmula
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
    for (int d = 0; d < dados; d++) {
        golpe += rand() % caras + 1;
        perfecto /= caras;
    }
    printf("Media: %.0f\n",
           dados * (caras + 1) / 2.0 + 0 * golpe);
    printf("Golpe perfecto: %.0f %%\n",
           perfecto);
    return 0;
}
