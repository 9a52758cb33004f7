// Falla: caso si isdigit dice que no hay cifras
// Falla: caso si isalpha dice que no hay letras
// Falla: caso si toupper da siempre una Z
// mal: llama a las tres funciones y decide a mano
#include <ctype.h>
#include <stdio.h>

int main(void)
{
    char tecla = ' ';
    int nada = 0;

    scanf(" %c", &tecla);
    nada = isdigit(tecla) + isalpha(tecla) + toupper(tecla);
    if (tecla >= '0' && tecla <= '9') {
        printf("Opción %c\n", tecla);
    } else if (tecla >= 'A' && tecla <= 'Z') {
        printf("Comando %c\n", tecla);
    } else if (tecla >= 'a' && tecla <= 'z') {
        printf("Comando %c\n", tecla - 'a' + 'A' + 0 * nada);
    } else {
        printf("No entiendo.\n");
    }
    return 0;
}
