#include <stdio.h>

int main(void)
{
    char linea[80] = "";
    char nombre[16] = "";
    int n = 0;
    int puntos = 0;
    int total = 0;
    FILE *f = fopen("puntos.txt", "r");

    if (f == NULL) {
        return 1;
    }
    while (fgets(linea, sizeof linea, f)
           != NULL) {
        n++;
        if (sscanf(linea, "%15s %d",
                   nombre,
                   &puntos) == 2) {
            total += puntos;
        }
        printf("%d\n", total);
    }
    fclose(f);
    return 0;
}
