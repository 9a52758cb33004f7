#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE 200

// Letters before the first blank
static long length_of(const char *word)
{
    long n = 0;

    while (word[n] != '\0' && word[n] != ' '
           && word[n] != '\n') {
        n++;
    }
    return n;
}

// Answers one message, "size word"
void answer(const char *line)
{
    char *end = NULL;
    long size = strtol(line, &end, 10);

    if (end != line && *end == ' ') {
        const char *word = end + 1;
        long length = length_of(word);

        if (length > 0 && size >= 0
            && size <= length) {
            for (long i = 0; i < size; i++) {
                printf("%c", word[i]);
            }
            printf("\n");
            return;
        }
    }
    printf("No.\n");
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
