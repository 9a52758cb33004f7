// Falla: caso un nivel bajo
// Falla: caso un nivel alto
// Falla: caso sin ninguna antorcha
// mal: guarda cada respuesta en la variable de la otra pregunta
#include <stdio.h>

int main(void)
{
    int nivel = 1;
    int antorchas = 0;

    printf("¿Nivel? ");
    scanf("%d", &antorchas);
    printf("¿Antorchas? ");
    scanf("%d", &nivel);
    printf("\nPasa un nivel %d ", nivel);
    printf("con %d antorchas.\n", antorchas);
    return 0;
}
