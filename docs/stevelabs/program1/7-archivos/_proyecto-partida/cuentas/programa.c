#include <stdio.h>

int main(void)
{
    char texto[80] = "";
    int total = 0;
    int linea = 1;
    int n = 0;
    int pociones = 0;
    FILE *f = fopen("mochila.txt", "r");

    if (f == NULL) {
        return 1;
    }
    if (fgets(texto, sizeof texto, f)
        != NULL) {
        sscanf(texto, "mochila %9d",
               &total);
    }
    while (n < total
           && fgets(texto, sizeof texto,
                    f) != NULL) {
        linea++;
        n++;
        if (texto[0] == 'p') {
            pociones++;
        }
        printf("%d. %s", n, texto);
    }
    fclose(f);
    return 0;
}
