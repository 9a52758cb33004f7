#include <stdio.h>

int main(void)
{
    char linea[31] = "";
    int n = 0;

    fgets(linea, sizeof linea, stdin);
    while (linea[n] != '\0' && linea[n] != '\n') {
        n++;
    }
    while (--n >= 0) {
        printf("%c", linea[n]);
    }
    printf("\n");
    return 0;
}
