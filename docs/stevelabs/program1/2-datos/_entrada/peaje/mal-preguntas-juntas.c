// Falla: exige intactas:printf
#include <stdio.h>

int main(void)
{
    int nivel = 1;
    int antorchas = 0;

    printf("¿Nivel? ¿Antorchas? ");
    scanf("%d %d", &nivel, &antorchas);
    printf("\nPasa un nivel %d con", nivel);
    printf(" %d antorchas.\n", antorchas);
    return 0;
}
