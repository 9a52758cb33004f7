#include <stdio.h>

int main(void)
{
    char linea[80] = "";
    FILE *f = fopen("diario.txt", "r");

    fgets(linea, sizeof linea, f);
    printf("%s", linea);
    fclose(f);
    return 0;
}
