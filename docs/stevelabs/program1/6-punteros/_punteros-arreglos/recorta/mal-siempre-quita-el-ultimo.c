// Falla: caso la última línea llega sin Enter
// Falla: exige memoria
#include <stdio.h>
#include <string.h>

void recorta(char *linea)
{
    int n = (int)strlen(linea) - 1;

    while (n > 0 && linea[n - 1] == ' ') {
        n--;
    }
    linea[n] = '\0';
}

int main(void)
{
    char linea[60] = "";

    while (fgets(linea, sizeof linea,
                 stdin) != NULL) {
        recorta(linea);
        printf("[%s]\n", linea);
    }
    return 0;
}
