// Falla: caso tamaños verdaderos
// Falla: caso pide cero letras
// Falla: caso pide muchísimas
// Falla: caso palabras de veinte letras y de ciento cincuenta
// Falla: caso otra palabra detrás, y la última línea sin Enter
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE 200

// Answers one message, "size word"
void answer(const char *line)
{
    char word[LINE] = "";
    char *end = NULL;
    long size = strtol(line, &end, 10);

    if (end == line || *end != ' '
        || sscanf(end, "%199s", word) != 1
        || size != (long)strlen(word)) {
        printf("No.\n");
        return;
    }
    printf("%s\n", word);
}

int main(void)
{
    char line[LINE];

    while (fgets(line, sizeof line, stdin)
           != NULL) {
        answer(line);
    }
    return EXIT_SUCCESS;
}
