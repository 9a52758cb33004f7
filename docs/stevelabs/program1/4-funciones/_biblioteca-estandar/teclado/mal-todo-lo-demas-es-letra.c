// Falla: caso un signo
// Falla: caso una pregunta
// Falla: caso una llave
// Falla: caso si isdigit dice que no hay cifras
// Falla: caso si isalpha dice que no hay letras
// Falla: exige funcion:isalpha
#include <ctype.h>
#include <stdio.h>

int main(void)
{
    char tecla = ' ';

    scanf(" %c", &tecla);
    if (isdigit(tecla)) {
        printf("Opción %c\n", tecla);
    } else {
        printf("Comando %c\n", toupper(tecla));
    }
    return 0;
}
