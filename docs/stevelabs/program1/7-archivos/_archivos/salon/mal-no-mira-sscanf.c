// Falla: caso líneas rotas
// Falla: caso la última está rota
#include <stdio.h>

#define MINIMO 100

int main(void)
{
    char linea[100] = "";
    char nombre[16] = "";
    int puntos = 0;
    int rotas = 0;
    FILE *todos = fopen("puntos.txt", "r");

    if (todos == NULL) {
        printf("No se pudo abrir.\n");
        return 1;
    }

    FILE *salon = fopen("mejores.txt", "w");

    if (salon == NULL) {
        fclose(todos);
        printf("No se pudo abrir.\n");
        return 1;
    }
    while (fgets(linea, sizeof linea, todos)
           != NULL) {
        sscanf(linea, "%15s %d",
               nombre, &puntos);
        if (puntos >= MINIMO) {
            fprintf(salon, "%s", linea);
        }
    }
    fclose(todos);
    fclose(salon);
    printf("Rotas: %d\n", rotas);
    return 0;
}
