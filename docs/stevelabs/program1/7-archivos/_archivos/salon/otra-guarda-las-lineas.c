#include <stdio.h>
#include <string.h>

#define MAX 50

int main(void)
{
    char buenas[MAX][100];
    int n = 0;
    int rotas = 0;
    FILE *f = fopen("puntos.txt", "r");

    if (f == NULL) {
        printf("No se pudo abrir.\n");
        return 1;
    }
    char linea[100];
    while (fgets(linea, 100, f)) {
        char quien[20];
        int p = 0;

        switch (sscanf(linea, "%19s%d", quien, &p)) {
        case 2:
            if (p > 99) {
                strcpy(buenas[n], linea);
                n++;
            }
            break;
        default:
            rotas++;
        }
    }
    fclose(f);

    f = fopen("mejores.txt", "w");
    if (f == NULL) {
        printf("No se pudo abrir.\n");
        return 1;
    }
    for (int i = 0; i < n; i++) {
        fprintf(f, "%s", buenas[i]);
    }
    fclose(f);
    printf("Rotas: %d\n", rotas);
    return 0;
}
