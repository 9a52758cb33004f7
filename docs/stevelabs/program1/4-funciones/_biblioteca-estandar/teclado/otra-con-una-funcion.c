#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>

bool es_letra(int c)
{
    return isalpha(c) != 0;
}

int main(void)
{
    char tecla = ' ';
    bool cifra = false;

    scanf(" %c", &tecla);
    cifra = isdigit(tecla) != 0;
    if (!cifra && !es_letra(tecla)) {
        printf("No entiendo.\n");
    } else if (cifra) {
        printf("Opción %c\n", tecla);
    } else {
        printf("Comando %c\n", toupper(tecla));
    }
    return 0;
}
