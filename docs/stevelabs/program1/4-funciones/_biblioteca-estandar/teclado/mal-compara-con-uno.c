// Falla: caso si isdigit dice que sí con 2048
// Falla: caso si isalpha dice que sí con 1024
// mal: compara la respuesta con 1, que en Linux es otro número
#include <ctype.h>
#include <stdio.h>

int main(void)
{
    char tecla = ' ';

    scanf(" %c", &tecla);
    if (isdigit(tecla) == 1) {
        printf("Opción %c\n", tecla);
    } else if (isalpha(tecla) == 1) {
        printf("Comando %c\n", toupper(tecla));
    } else {
        printf("No entiendo.\n");
    }
    return 0;
}
