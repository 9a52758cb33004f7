// Falla: caso una palabra sola, entre espacios
// Falla: caso varios espacios seguidos
// mal: supone que entre dos palabras hay un espacio
#include <stdio.h>
#include <string.h>

int main(void)
{
    char palabra[210] = "";
    char mejor[210] = "";
    const char *texto = mejor;
    int lugar = 1;
    int donde = 0;

    while (scanf("%209s", palabra) == 1) {
        if (strlen(palabra)
            > strlen(texto)) {
            snprintf(mejor, sizeof mejor,
                     "%s", palabra);
            donde = lugar;
        }
        lugar += (int)strlen(palabra) + 1;
    }
    if (donde == 0) {
        printf("Nada.\n");
    } else {
        printf("%s en %d\n", texto,
               donde);
    }
    return 0;
}
