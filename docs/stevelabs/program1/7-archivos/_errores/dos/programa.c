#include <stdbool.h>
#include <stdio.h>

// Copia la primera línea
bool copia(const char *uno,
           const char *otro)
{
    char linea[40] = "";
    FILE *de = fopen(uno, "r");
    FILE *a = NULL;
    bool bien = de != NULL;

    if (bien) {
        printf("Abro %s.\n", uno);
        a = fopen(otro, "w");
        bien = a != NULL;
    }
    if (bien) {
        printf("Abro %s.\n", otro);
        bien = fgets(linea, sizeof linea,
                     de) != NULL;
    }
    if (bien) {
        fprintf(a, "%s", linea);
    }
    if (a != NULL) {
        fclose(a);
        printf("Cierro %s.\n", otro);
    }
    if (de != NULL) {
        fclose(de);
        printf("Cierro %s.\n", uno);
    }
    return bien;
}

int main(void)
{
    if (!copia("oro.txt", "sala/oro.txt")) {
        printf("No se copió.\n");
    }
    return 0;
}
