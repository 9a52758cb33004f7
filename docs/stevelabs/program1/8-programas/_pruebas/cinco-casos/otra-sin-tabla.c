#include <stdio.h>
#include <stdlib.h>
#include "palindromo.h"

static bool pasan(void)
{
    return es_palindromo("")
           && es_palindromo("x")
           && es_palindromo("Oso")
           && !es_palindromo("Rumor")
           && !es_palindromo("ya");
}

int main(void)
{
    if (!pasan()) {
        printf("Mal.\n");
        return EXIT_FAILURE;
    }
    printf("Bien.\n");
    return EXIT_SUCCESS;
}
