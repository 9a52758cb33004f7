#include <stdio.h>

int main(void)
{
    char linea[100] = "";
    FILE *f = fopen("puntos.txt", "r");

    if (f == NULL) {
        return 1;
    }
    while (fgets(linea, sizeof linea, f)
           != NULL) {
        printf("%s", linea);
    }
    fclose(f);
    return 0;
}
