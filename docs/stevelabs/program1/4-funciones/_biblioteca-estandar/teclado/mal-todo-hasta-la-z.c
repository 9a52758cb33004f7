// Falla: caso una pregunta
// Falla: caso si isdigit dice que no hay cifras
// Falla: caso si isalpha dice que no hay letras
// Falla: exige funcion:isalpha
#include <ctype.h>
#include <stdio.h>

int main(void)
{
    char tecla = ' ';

    scanf(" %c", &tecla);
    tecla = (char)toupper(tecla);
    if (isdigit(tecla)) {
        printf("Opción %c\n", tecla);
    } else if (tecla <= 'Z') {
        printf("Comando %c\n", tecla);
    } else {
        printf("No entiendo.\n");
    }
    return 0;
}
