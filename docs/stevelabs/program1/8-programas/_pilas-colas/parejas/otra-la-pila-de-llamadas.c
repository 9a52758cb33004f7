#include <stdio.h>
#include <string.h>

// Read from *i up to the sign that closes;
// leave *i on the wrong one and return 0
int inside(const char *text, int *i,
           char closes)
{
    while (text[*i] != '\0') {
        char c = text[*i];

        if (c == ')' || c == ']'
            || c == '}') {
            return c == closes;
        }
        if (c == '(' || c == '['
            || c == '{') {
            *i += 1;
            if (!inside(text, i,
                        c == '(' ? ')'
                        : c == '[' ? ']'
                                   : '}')) {
                return 0;
            }
        }
        *i += 1;
    }
    return closes == '\0';
}

int first_wrong(const char *text)
{
    int i = 0;

    if (inside(text, &i, '\0')) {
        return 0;
    }
    return i + 1;
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
