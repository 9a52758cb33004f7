// Falla: exige enum
// mal: las clases son números sin nombre
#include <stdio.h>

int main(void)
{
    const char *nombres[4] = {"suelo", "muro", "oro", "trampa"};
    int veces[4] = {0};
    int otros = 0;
    int n = 0;

    while (scanf("%d", &n) == 1) {
        if (n >= 0 && n < 4) {
            veces[n]++;
        } else {
            otros++;
        }
    }
    for (int i = 0; i < 4; i++) {
        printf("%s: %d\n", nombres[i], veces[i]);
    }
    printf("otros: %d\n", otros);
    return 0;
}
