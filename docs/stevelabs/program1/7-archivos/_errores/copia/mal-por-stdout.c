// Falla: caso no hay mapa
// Falla: caso copia.txt está protegido
// Falla: caso no hay mapa y la copia está protegida
// Falla: caso había una copia y no hay mapa
// Falla: caso cerrar mapa.txt cambia errno
// Falla: caso copia.txt está protegido, y mapa.txt se cierra
// Falla: caso fclose dice que no
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Dice qué no se pudo hacer y la causa
void avisa(const char *que)
{
    printf("No pude %s: %s\n",
            que, strerror(errno));
}

int main(void)
{
    char linea[100] = "";
    FILE *de = fopen("mapa.txt", "r");

    if (de == NULL) {
        avisa("leer mapa.txt");
        return EXIT_FAILURE;
    }

    FILE *a = fopen("copia.txt", "w");

    if (a == NULL) {
        avisa("escribir copia.txt");
        fclose(de);
        return EXIT_FAILURE;
    }
    while (fgets(linea, sizeof linea, de)
           != NULL) {
        fprintf(a, "%s", linea);
    }
    fclose(de);
    if (fclose(a) != 0) {
        avisa("guardar copia.txt");
        return EXIT_FAILURE;
    }
    printf("Copiado.\n");
    return EXIT_SUCCESS;
}
