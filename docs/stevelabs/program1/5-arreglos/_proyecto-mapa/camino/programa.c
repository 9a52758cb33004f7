#include <stdio.h>

int main(void)
{
    char mapa[3][10] = {
        "#########",
        "#...p..E#",
        "#.##o##A#",
    };
    char letras[] = "ees";
    int f = 1;
    int c = 1;
    int nf = 0;
    int nc = 0;

    for (int i = 0; i < 3; i++) {
        nf = f;
        nc = c;
        if (letras[i] == 's') {
            nf++;
        } else {
            nc++;
        }
        if (mapa[nf][nc] != '#') {
            f = nf;
            c = nc;
        }
        printf("(%d, %d)\n", f, c);
    }
    return 0;
}
