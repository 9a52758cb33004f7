// Falla: caso un millón de golpes preparados
// mal: prueba el arma cien mil veces
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(void)
{
    const int pruebas = 100000;
    int dados = 0;
    int caras = 0;
    int perfectos = 0;
    double suma = 0.0;

    srand((unsigned)time(NULL));
    scanf("%d", &dados);
    scanf("%d", &caras);
    for (int i = 0; i < pruebas; i++) {
        int golpe = 0;

        for (int d = 0; d < dados; d++) {
            golpe += rand() % caras + 1;
        }
        suma += golpe;
        if (golpe == dados * caras) {
            perfectos++;
        }
    }
    printf("Media: %.0f\n",
           suma / pruebas);
    printf("Golpe perfecto: %.0f %%\n",
           100.0 * perfectos / pruebas);
    return 0;
}
