#include <stdio.h>
#include <string.h>

int main(void)
{
    char linea[100];
    int letras = 0;
    int bytes = 0;

    if (fgets(linea, sizeof linea, stdin) == NULL) {
        return 1;
    }
    bytes = (int)strlen(linea);
    if (bytes > 0 && linea[bytes - 1] == '\n') {
        bytes--;
    }
    letras = bytes;
    for (int i = 0; i < bytes; i++) {
        unsigned char b = (unsigned char)linea[i];

        if (b >= 128 && b <= 191) {
            letras--;
        }
    }
    printf("%d letras en %d bytes\n", letras, bytes);
    return 0;
}
