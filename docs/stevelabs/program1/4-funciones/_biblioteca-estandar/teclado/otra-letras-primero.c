#include <ctype.h>
#include <stdio.h>

int main(void)
{
    char tecla = ' ';

    scanf(" %c", &tecla);
    tecla = (char)toupper(tecla);
    if (isalpha(tecla)) {
        printf("Comando %c\n", tecla);
        return 0;
    }
    if (!isdigit(tecla)) {
        printf("No entiendo.\n");
        return 0;
    }
    printf("Opción %d\n", tecla - '0');
    return 0;
}
