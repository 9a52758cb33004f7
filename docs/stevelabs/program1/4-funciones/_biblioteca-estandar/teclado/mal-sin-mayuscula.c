// Falla: caso una minúscula
// Falla: caso si toupper da siempre una Z
// Falla: exige funcion:toupper
#include <ctype.h>
#include <stdio.h>

int main(void)
{
    char tecla = ' ';

    scanf(" %c", &tecla);
    if (isdigit(tecla)) {
        printf("Opción %c\n", tecla);
    } else if (isalpha(tecla)) {
        printf("Comando %c\n", tecla);
    } else {
        printf("No entiendo.\n");
    }
    return 0;
}
