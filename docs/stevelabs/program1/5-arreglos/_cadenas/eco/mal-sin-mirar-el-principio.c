// Falla: exige memoria
// mal: con un fin más largo, i pasa por debajo de 0
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

// Contesta si texto acaba en fin.
bool termina(const char texto[],
             const char fin[])
{
    int i = (int)strlen(texto) - 1;
    int j = (int)strlen(fin) - 1;

    while (j >= 0) {
        if (texto[i] != fin[j]) {
            return false;
        }
        i--;
        j--;
    }
    return true;
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
