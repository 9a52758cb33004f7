// Falla: caso un nivel bajo
// Falla: caso un nivel alto
// Falla: caso sin ninguna antorcha
// mal: sin & las lecturas no saben dónde guardar los números
#include <stdio.h>

int main(void)
{
    int nivel = 1;
    int antorchas = 0;

    printf("¿Nivel? ");
    scanf("%d", nivel);
    printf("¿Antorchas? ");
    scanf("%d", antorchas);
    printf("\nPasa un nivel %d ", nivel);
    printf("con %d antorchas.\n", antorchas);
    return 0;
}
