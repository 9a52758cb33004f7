#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE 200

// Answers one message, "size word"
void answer(const char *line)
{
    char word[LINE] = "";
    int size = 0;
    int i = 0;

    while (isdigit((unsigned char)line[i])) {
        if (size < LINE) {
            size = size * 10 + (line[i] - 48);
        }
        i++;
    }
    if (i == 0 || line[i] != ' '
        || sscanf(&line[i], "%199s", word)
           != 1
        || size > (int)strlen(word)) {
        printf("No.\n");
        return;
    }
    for (int j = 0; j < size; j++) {
        printf("%c", word[j]);
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
