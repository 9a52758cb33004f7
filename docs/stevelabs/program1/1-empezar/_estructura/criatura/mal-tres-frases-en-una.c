// Falla: exige intactas:printf
#include <stdio.h>
#include <stdlib.h>

// Da vida a la criatura.
int main(void)
{
    printf("Conecto los cables.\nSubo la palanca.\n¡Está vivo!\n");
    return EXIT_SUCCESS;
}
