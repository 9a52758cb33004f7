#include <stdbool.h>
#include <stdio.h>
#include <string.h>

// Contesta si texto acaba en fin.
bool termina(const char texto[],
             const char fin[])
{
    size_t t = strlen(texto);
    size_t f = strlen(fin);
    bool igual = f <= t;

    for (size_t i = 0; igual && i < f; i++) {
        igual = texto[t - f + i] == fin[i];
    }
    return igual;
}

void sin_enter(char linea[])
{
    int i = 0;

    while (linea[i] != '\0'
           && linea[i] != '\n') {
        i++;
    }
    linea[i] = '\0';
}

int main(void)
{
    char grito[40] = "";
    char oido[40] = "";

    while (fgets(grito, sizeof grito,
                 stdin) != NULL
           && fgets(oido, sizeof oido,
                    stdin) != NULL) {
        sin_enter(grito);
        sin_enter(oido);
        if (termina(grito, oido)) {
            printf("Sí\n");
        } else {
            printf("No\n");
        }
    }
    return 0;
}
