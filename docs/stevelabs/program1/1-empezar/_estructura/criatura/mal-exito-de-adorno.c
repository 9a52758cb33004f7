// Falla: exige intactas:EXIT_SUCCESS
#include <stdio.h>
#include <stdlib.h>

// Da vida a la criatura.
int main(void)
{
    int nada = EXIT_SUCCESS;

    printf("Conecto los cables.\n");
    printf("Subo la palanca.\n");
    printf("¡Está vivo!\n");
    return 0;
}
