// Falla: caso tamaños negativos
// Falla: caso un negativo de diez cifras
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
