#include <stdio.h>

int main(void)
{
    char linea[80];
    FILE *archivo = fopen("notas.txt", "r");
    fgets(linea, sizeof linea, archivo);
    printf("%s", linea);
    fclose(archivo);
    return 0;
}
