#include <stdio.h>

int main(void)
{
    FILE *f = fopen("notas.txt", "r");
    int n = 0;
    int suma = 0;
    if (f == NULL)
        return 1;
    while (!feof(f)) {
        fscanf(f, "%d", &n);
        suma += n;
    }
    fclose(f);
    printf("%d\n", suma);
    return 0;
}
