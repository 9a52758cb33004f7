// Falla: caso un dragón
// Falla: caso la raya de un diálogo
// mal: hay letras de tres y de cuatro bytes
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
    int altos = 0;

    for (int i = 0; linea[i] != '\0' && linea[i] != '\n'; i++) {
        if ((unsigned char)linea[i] > 127) {
            altos++;
        }
        bytes++;
    }
    letras = bytes - altos / 2;
    printf("%d letras en %d bytes\n",
           letras, bytes);
    return 0;
}
