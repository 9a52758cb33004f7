#include <ctype.h>
#include <stdio.h>

int main(void)
{
    char tecla = ' ';

    scanf(" %c", &tecla);
    if (isdigit((unsigned char)tecla)) {
        printf("Opción %c\n", tecla);
    } else if (isalpha((unsigned char)tecla)) {
        printf("Comando %c\n",
               toupper((unsigned char)tecla));
    } else {
        printf("No entiendo.\n");
    }
    return 0;
}
