#include <stdio.h>

#define NOMBRES 3

int main(void)
{
    char nombres[NOMBRES][60];
    int oro[NOMBRES] = {0};

    for (int k = 0; k < NOMBRES; k++) {
        int bytes = 0;
        int letras = 0;

        if (scanf("%40s %d", nombres[k], &oro[k]) != 2) {
            return 1;
        }
        while (nombres[k][bytes] != '\0') {
            unsigned char b = (unsigned char)nombres[k][bytes];

            if (b / 64 != 2) {
                letras++;
            }
            bytes++;
        }
        if (letras > 12) {
            letras = 11;
        }
        for (; letras < 12; letras++) {
            nombres[k][bytes] = ' ';
            bytes++;
        }
        nombres[k][bytes] = '\0';
    }
    for (int k = 0; k < NOMBRES; k++) {
        printf("%s%6d\n", nombres[k], oro[k]);
    }
    return 0;
}
