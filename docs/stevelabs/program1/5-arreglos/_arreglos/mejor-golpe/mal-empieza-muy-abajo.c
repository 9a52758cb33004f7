// Falla: caso los seis son muy negativos
// mal: -1000 tampoco es un golpe de los leídos
#include <stdio.h>

#define GOLPES 6

int main(void)
{
    int golpes[GOLPES] = {0};
    int mejor = -1000;
    int lugar = 1;

    for (int i = 0; i < GOLPES; i++) {
        scanf("%d", &golpes[i]);
    }
    for (int i = 0; i < GOLPES; i++) {
        if (golpes[i] > mejor) {
            mejor = golpes[i];
            lugar = i + 1;
        }
    }
    printf("%d en el golpe %d\n", mejor, lugar);
    return 0;
}
