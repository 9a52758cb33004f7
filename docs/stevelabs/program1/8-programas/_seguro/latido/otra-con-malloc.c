#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE 200

// Answers one message, "size word"
void answer(const char *line)
{
    char *word = calloc(strlen(line) + 2, 1);
    char *end = NULL;
    long size = strtol(line, &end, 10);
    bool good = word != NULL
                && end != line
                && *end == ' '
                && sscanf(end, "%199s", word)
                   == 1
                && size >= 0
                && size <= (long)strlen(word);

    if (good) {
        word[size] = '\0';
        printf("%s\n", word);
    } else {
        printf("No.\n");
    }
    free(word);
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
