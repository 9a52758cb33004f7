#include <stdio.h>

void fila([[char signo, ]]int largo)
{
    for (int i = 0; i < [[largo]]; i++) {
        printf("%c", signo);
    }
    printf("\n");
}

int main(void)
{
    fila('#', 6);
    fila('.', 3);
    fila([['#', 6]]);
    return 0;
}
