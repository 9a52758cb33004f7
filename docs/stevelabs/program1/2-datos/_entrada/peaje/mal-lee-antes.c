// Falla: exige pregunta:¿Antorchas?
// mal: espera cada respuesta antes de hacer su pregunta
#include <stdio.h>

int main(void)
{
    int nivel = 1;
    int antorchas = 0;

    scanf("%d", &nivel);
    printf("¿Nivel? ");
    scanf("%d", &antorchas);
    printf("¿Antorchas? ");
    printf("\nPasa un nivel %d ", nivel);
    printf("con %d antorchas.\n", antorchas);
    return 0;
}
