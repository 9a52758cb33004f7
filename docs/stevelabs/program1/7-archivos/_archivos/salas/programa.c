#include <stdio.h>

int main(void)
{
    char linea[80] = "";
    char nombre[16] = "";
    int ancho = 0;
    int alto = 0;
    int rotas = 0;
    FILE *f = fopen("salas.txt", "r");

    if (f == NULL) {
        return 1;
    }
    while (fgets(linea, sizeof linea, f)
           != NULL) {
        if (sscanf([[linea]], "%15s %d %d",
                   nombre, [[&ancho, &alto]])
            [[== 3]]) {
            printf("%s %d\n", nombre,
                   ancho * alto);
        } else {
            [[rotas++]];
        }
    }
    fclose(f);
    printf("Rotas: %d\n", rotas);
    return 0;
}
