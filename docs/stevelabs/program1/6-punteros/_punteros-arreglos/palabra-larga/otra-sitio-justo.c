#include <stdio.h>

int main(void)
{
    char linea[201] = "";
    const char *p = linea;
    const char *mejor = linea;
    int largo = 0;

    fgets(linea, sizeof linea, stdin);
    while (*p != '\0' && *p != '\n') {
        const char *inicio = p;
        int n = 0;

        while (*p != ' ' && *p != '\n'
               && *p != '\0') {
            n++;
            p++;
        }
        if (n > largo) {
            largo = n;
            mejor = inicio;
        }
        if (*p == ' ') {
            p++;
        }
    }
    if (largo == 0) {
        printf("Nada.\n");
        return 0;
    }
    for (int i = 0; i < largo; i++) {
        printf("%c", mejor[i]);
    }
    printf(" en %d\n",
           (int)(mejor - linea) + 1);
    return 0;
}
