#include <stdio.h>

int main(void)
{
    FILE *f = fopen("verso.txt", "w+");
    if (f == NULL) return 1;
    fputs("Caminante, no hay camino\n", f);
    rewind(f);
    char linea[40];
    char corta[12];
    fgets(linea, 100, f);
    rewind(f);
    fgets(corta, 100, f);
    fclose(f);
    return 0;
}
