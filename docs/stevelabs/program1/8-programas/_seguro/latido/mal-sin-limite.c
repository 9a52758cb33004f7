// Falla: caso palabras de veinte letras y de ciento cincuenta
// Falla: exige memoria
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE 200

// Answers one message, "size word"
void answer(const char *line)
{
    char word[20] = "";
    char *end = NULL;
    long size = strtol(line, &end, 10);

    if (end == line || *end != ' '
        || sscanf(end, "%s", word) != 1
        || size < 0
        || size > (long)strlen(word)) {
        printf("No.\n");
        return;
    }
    for (long i = 0; i < size; i++) {
        printf("%c", word[i]);
    }
    printf("\n");
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
