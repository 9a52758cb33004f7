// Falla: caso con una que siempre dice que sí
// Falla: caso con un fallo en las mayúsculas
// Falla: caso con un fallo en el texto vacío
// Falla: caso con un fallo en los textos de una letra
// Falla: caso con una que no compara los extremos
// Falla: caso con una que solo compara los extremos
#include <assert.h>
#include <stdio.h>
#include "palindromo.h"

int main(void)
{
    assert(es_palindromo(""));
    assert(es_palindromo("a"));
    assert(es_palindromo("Ana"));
    assert(!es_palindromo("sol"));
    assert(!es_palindromo("amiga"));
    printf("Bien.\n");
    return 0;
}
