// Falla: caso jabalíes y rata
// Falla: caso cero letras
// Falla: caso justo tras la ñ
// Falla: caso dos dragones
// Falla: caso una pregunta
// Falla: caso la raya de un grito
// Falla: caso las letras justas
// mal: corta detrás del primer byte de la última letra
#include <stdio.h>

void corta(char texto[], int letras)
{
    int van = 0;

    for (int i = 0; texto[i] != '\0'; i++) {
        int b = (unsigned char)texto[i];

        if (b < 128 || b > 191) {
            van++;
            if (van == letras) {
                texto[i + 1] = '\0';
                break;
            }
        }
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
