#include <stdio.h>

int main(void)
{
    char linea[80] = "";
    int n = 0;
    FILE *f = fopen("diario.txt", "r");

    if (f == NULL) {
        return 1;
    }
    while (fgets(linea, sizeof linea, f)
           != NULL) {
        n++;
    }
    fclose(f);
    printf("%d\n", n);
    printf("[%s]\n", linea);
    return 0;
}
