// Falla: caso el cero
// Falla: caso si isdigit dice que no hay cifras
// Falla: exige funcion:isdigit
#include <ctype.h>
#include <stdio.h>

int main(void)
{
    char tecla = ' ';

    scanf(" %c", &tecla);
    if (tecla > '0' && tecla <= '9') {
        printf("Opción %c\n", tecla);
    } else if (isalpha(tecla)) {
        printf("Comando %c\n", toupper(tecla));
    } else {
        printf("No entiendo.\n");
    }
    return 0;
}
