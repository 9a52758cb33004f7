// Falla: caso un signo
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
    } else if (tecla >= 'A' && tecla <= 'z') {
        printf("Comando %c\n",
               toupper(tecla));
    } else {
        printf("No entiendo.\n");
    }
    return 0;
}
