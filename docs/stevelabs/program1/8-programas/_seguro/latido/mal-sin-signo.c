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
    unsigned long size = strtoul(line, &end,
                                 10);

    if (end == line || *end != ' '
        || sscanf(end, "%199s", word) != 1
        || size > strlen(word)) {
        printf("No.\n");
        return;
    }
    for (unsigned long i = 0; i < size; i++) {
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
