// Falla: caso un texto ya vacío
// Falla: caso la segunda parte de otro texto
// Falla: exige igual:main
// mal: el trabajo se hace en main
#include <stdio.h>
#include <string.h>

void recorta(char *linea)
{
    printf("[%s]\n", linea);
}

int main(void)
{
    char linea[60] = "";

    while (fgets(linea, sizeof linea,
                 stdin) != NULL) {
        int n = (int)strlen(linea);

        if (n > 0 && linea[n - 1] == '\n') {
            n--;
        }
        while (n > 0 && linea[n - 1] == ' ') {
            n--;
        }
        linea[n] = '\0';
        recorta(linea);
    }
    return 0;
}
