#include <stdbool.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    char linea[80] = "";
    int n = 0;
    bool fin = false;
    FILE *f = fopen("partida.txt", "r");

    if (f == NULL) {
        return 1;
    }
    while (!fin
           && fgets(linea, sizeof linea,
                    f) != NULL) {
        n++;
        fin = strcmp(linea, "fin\n") == 0;
    }
    fclose(f);
    if (fin) {
        printf("Entera en %d líneas.\n",
               n);
    } else {
        printf("Falta la línea %d.\n",
               n + 1);
    }
    return 0;
}
