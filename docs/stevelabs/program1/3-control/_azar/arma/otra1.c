#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int dados = 0;
    int caras = 0;
    int golpes = 0;
    int perfectos = 0;
    int total = 0;

    scanf("%d", &dados);
    scanf("%d", &caras);
    srand(42);
    do {
        bool perfecto = true;
        int quedan = dados;

        while (quedan > 0) {
            int dado = 1 + rand() % caras;

            total += dado;
            if (dado != caras) {
                perfecto = false;
            }
            quedan--;
        }
        if (perfecto) {
            perfectos++;
        }
        golpes++;
    } while (golpes < 1000000);
    printf("Media: %.0f\n", (double)total / golpes);
    printf("Golpe perfecto: %.0f %%\n", perfectos / 10000.0);
    return 0;
}
