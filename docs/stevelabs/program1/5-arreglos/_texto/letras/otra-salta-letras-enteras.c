#include <stdio.h>

int main(void)
{
    char linea[100];
    int letras = 0;
    int bytes = 0;

    if (fgets(linea, sizeof linea, stdin)
        == NULL) {
        return 1;
    }
    while (linea[bytes] != '\0' && linea[bytes] != '\n') {
        unsigned char b = (unsigned char)linea[bytes];

        letras++;
        bytes++;
        if (b >= 192) {
            bytes++;
        }
        if (b >= 224) {
            bytes++;
        }
        if (b >= 240) {
            bytes++;
        }
    }
    printf("%d letras en %d bytes\n",
           letras, bytes);
    return 0;
}
