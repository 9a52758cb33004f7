// Falla: caso una se cierra al final
#include <stdio.h>
#include <string.h>

#define SIZE 100

// Signs that do not fit are forgotten
int first_wrong(const char *text)
{
    const char *opens = "([{";
    const char *closes = ")]}";
    char stack[SIZE];
    int top = 0;
    int i = 0;

    for (i = 0; text[i] != '\0'; i++) {
        const char *p = strchr(opens, text[i]);
        const char *q = strchr(closes, text[i]);

        if (p != NULL && top < SIZE) {
            stack[top] = closes[p - opens];
            top++;
        } else if (q != NULL) {
            if (top == 0) {
                return i + 1;
            }
            top--;
            if (stack[top] != *q) {
                return i + 1;
            }
        }
    }
    if (top > 0) {
        return i + 1;
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
