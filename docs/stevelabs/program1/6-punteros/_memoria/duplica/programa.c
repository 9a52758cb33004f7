#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Entrega una copia de t
char *duplica(const char *t)
{
    char *copia = malloc([[strlen(t) + 1]]);

    if (copia != NULL) {
        [[strcpy(copia, t)]];
    }
    return [[copia]];
}

int main(void)
{
    char leido[40] = "";

    scanf("%39s", leido);

    char *otro = duplica(leido);

    if (otro == NULL) {
        return EXIT_FAILURE;
    }
    otro[0] = toupper(otro[0]);
    printf("%s %s\n", leido, otro);
    [[free(otro)]];
    return EXIT_SUCCESS;
}
