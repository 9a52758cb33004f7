// Falla: caso una ñ entre nueve letras
// Falla: caso una línea vacía
// Falla: caso una pregunta
// Falla: caso un dragón
// Falla: caso la raya de un diálogo
// Falla: caso ochenta bytes
#include <stdio.h>

int main(void)
{
    char linea[100];
    int letras = 0;
    int bytes = 0;

    if (fgets(linea, sizeof linea, stdin) == NULL) {
        return 1;
    }
    for (int i = 0; linea[i] != '\0'; i++) {
        int b = (unsigned char)linea[i];

        bytes++;
        if (b < 128 || b > 191) {
            letras++;
        }
    }
    printf("%d letras en %d bytes\n", letras, bytes);
    return 0;
}
