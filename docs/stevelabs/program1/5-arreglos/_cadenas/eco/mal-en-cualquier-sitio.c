// Falla: caso el final y el principio
// Falla: caso está, pero en medio
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

// Contesta si texto acaba en fin.
bool termina(const char texto[],
             const char fin[])
{
    int t = (int)strlen(texto);
    int f = (int)strlen(fin);

    for (int i = 0; i <= t - f; i++) {
        int j = 0;

        while (j < f && texto[i + j] == fin[j]) {
            j++;
        }
        if (j == f) {
            return true;
        }
    }
    return false;
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
