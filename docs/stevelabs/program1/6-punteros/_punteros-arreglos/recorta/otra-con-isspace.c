#include <ctype.h>
#include <stdio.h>
#include <string.h>

void recorta(char *linea)
{
    char *fin = linea + strlen(linea);

    while (fin != linea && isspace((unsigned char)fin[-1])) {
        fin--;
    }
    fin[0] = '\0';
}

int main(void)
{
    char linea[60] = "";

    while (fgets(linea, sizeof linea,
                 stdin) != NULL) {
        recorta(linea);
        printf("[%s]\n", linea);
    }
    return 0;
}
