#include <stdio.h>

enum sala { SUELO, MURO, ORO, TRAMPA, OTROS, CLASES };

enum sala clase_de(int n)
{
    return n < SUELO || n > TRAMPA ? OTROS : n;
}

int main(void)
{
    const char *nombres[] = {"suelo", "muro", "oro", "trampa", "otros"};
    int veces[CLASES] = {0};
    int n;

    while (scanf("%d", &n) == 1) {
        veces[clase_de(n)]++;
    }
    for (enum sala s = SUELO; s < CLASES; s++) {
        printf("%s: %d\n", nombres[s], veces[s]);
    }
    return 0;
}
