// Falla: caso un signo
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
