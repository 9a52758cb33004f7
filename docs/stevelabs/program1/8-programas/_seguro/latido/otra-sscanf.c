#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE 200

// Answers one message, "size word"
void answer(const char *line)
{
    char word[LINE] = "";
    char after = 0;
    int size = 0;

    if (sscanf(line, "%9d%c%199s", &size,
               &after, word) != 3
        || after != ' ' || size < 0
        || size > (int)strlen(word)) {
        printf("No.\n");
    } else {
        word[size] = '\0';
        printf("%s\n", word);
    }
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
