// Falla: caso una ñ entre nueve letras
// Falla: caso una pregunta
// Falla: caso un dragón
// Falla: caso la raya de un diálogo
// Falla: caso sin Enter al final
// Falla: caso ochenta bytes
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
    bytes = (int)strlen(linea) - 1;
    letras = bytes;
    printf("%d letras en %d bytes\n", letras, bytes);
    return 0;
}
