// Falla: caso la última, sin Enter
// Falla: caso doscientas letras seguidas
#include <stdio.h>

int main(void)
{
    char linea[210] = "";
    const char *mejor = linea;
    const char *inicio = linea;
    int largo = 0;

    fgets(linea, sizeof linea, stdin);
    for (const char *p = linea; *p != '\0';
         p++) {
        if (*p == ' ') {
            int n = (int)(p - inicio);

            if (n > largo) {
                largo = n;
                mejor = inicio;
            }
            inicio = p + 1;
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
