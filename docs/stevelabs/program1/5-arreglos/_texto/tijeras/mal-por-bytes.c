// Falla: caso jabalíes y rata
// Falla: caso justo tras la ñ
// Falla: caso dos dragones
// Falla: caso una pregunta
// Falla: caso la raya de un grito
// Falla: caso las letras justas
#include <stdio.h>
#include <string.h>

void corta(char texto[], int letras)
{
    if (letras < (int)strlen(texto)) {
        texto[letras] = '\0';
    }
}

int main(void)
{
    char texto[80];
    int letras = 0;

    while (scanf("%79s %d", texto,
                 &letras) == 2) {
        corta(texto, letras);
        printf("[%s]\n", texto);
    }
    return 0;
}
