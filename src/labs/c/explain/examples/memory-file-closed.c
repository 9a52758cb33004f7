#include <stdio.h>

int main(void)
{
    FILE *f = fopen("notas.txt", "w");
    if (f == NULL) return 1;
    fputs("Uno\n", f);
    fclose(f);
    fputs("Dos\n", f);
    return 0;
}
