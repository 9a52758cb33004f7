#include <stdbool.h>
#include <stdio.h>

bool continua(char c)
{
    int b = (unsigned char)c;

    return b / 64 == 2;
}

int main(void)
{
    char linea[100] = "";
    int letras = 0;
    int i = 0;

    if (fgets(linea, sizeof linea, stdin) == NULL) {
        return 1;
    }
    while (linea[i] != '\n' && linea[i] != '\0') {
        if (!continua(linea[i])) {
            letras++;
        }
        i++;
    }
    printf("%d letras en %d bytes\n", letras, i);
    return 0;
}
