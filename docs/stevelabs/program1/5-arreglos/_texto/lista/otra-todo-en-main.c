#include <stdio.h>

int main(void)
{
    char nombre[41];
    int oro = 0;

    for (int vez = 0; vez < 3; vez++) {
        int letras = 0;

        scanf("%40s", nombre);
        scanf("%d", &oro);
        for (int i = 0; nombre[i] != '\0'; i++) {
            unsigned char b = (unsigned char)nombre[i];

            if (b < 128 || b >= 192) {
                letras++;
            }
        }
        printf("%s", nombre);
        if (letras > 12) {
            printf(" ");
        }
        while (letras < 12) {
            printf(" ");
            letras++;
        }
        printf("%6d\n", oro);
    }
    return 0;
}
