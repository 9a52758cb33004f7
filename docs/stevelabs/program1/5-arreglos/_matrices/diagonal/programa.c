#include <stdio.h>

int main(void)
{
    int t[3][3] = {
        {4, 1, 7},
        {2, 5, 3},
        {6, 8, 9},
    };
    int c = 2;
    int suma = 0;

    for (int f = 0; f < 3; f++) {
        suma += t[f][c];
        c--;
    }
    printf("%d\n", suma);
    return 0;
}
