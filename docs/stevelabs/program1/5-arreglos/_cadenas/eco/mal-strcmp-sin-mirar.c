// Falla: exige memoria
// mal: con un fin más largo, compara desde antes del arreglo
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

// Contesta si texto acaba en fin.
bool termina(const char texto[],
             const char fin[])
{
    int t = (int)strlen(texto);
    int f = (int)strlen(fin);

    return strcmp(&texto[t - f], fin) == 0;
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
