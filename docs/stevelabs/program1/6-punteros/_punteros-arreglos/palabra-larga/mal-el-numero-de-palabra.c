// Falla: caso la más larga está en medio
// Falla: caso la última, y con Enter
// Falla: caso la última, sin Enter
// Falla: caso una palabra sola, entre espacios
// Falla: caso varios espacios seguidos
// Falla: caso signos dentro de las palabras
// Falla: exige puntero
// mal: dice qué palabra es, no dónde empieza
#include <stdio.h>
#include <string.h>

int main(void)
{
    char palabra[210] = "";
    char mejor[210] = "";
    int cual = 0;
    int lugar = 0;

    while (scanf("%209s", palabra) == 1) {
        cual++;
        if (strlen(palabra)
            > strlen(mejor)) {
            snprintf(mejor, sizeof mejor,
                     "%s", palabra);
            lugar = cual;
        }
    }
    if (lugar == 0) {
        printf("Nada.\n");
    } else {
        printf("%s en %d\n", mejor,
               lugar);
    }
    return 0;
}
