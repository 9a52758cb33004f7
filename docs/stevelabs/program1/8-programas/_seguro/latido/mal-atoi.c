// Falla: caso el tamaño no es un número
// Falla: caso cifras y otra cosa pegada
// Falla: caso un tamaño de diez cifras
// Falla: caso un negativo de diez cifras
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE 200

// Answers one message, "size word"
void answer(const char *line)
{
    char number[LINE] = "";
    char word[LINE] = "";
    int size = 0;

    if (sscanf(line, "%199s %199s", number,
               word) != 2) {
        printf("No.\n");
        return;
    }
    size = atoi(number);
    if (size < 0
        || size > (int)strlen(word)) {
        printf("No.\n");
        return;
    }
    for (int i = 0; i < size; i++) {
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
