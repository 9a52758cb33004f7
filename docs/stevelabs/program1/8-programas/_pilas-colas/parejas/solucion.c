#include <stdio.h>
#include <string.h>

#define SIZE 200

// Return the sign that closes c, or the
// null character if c does not open
char closing(char c)
{
    switch (c) {
    case '(':
        return ')';
    case '[':
        return ']';
    case '{':
        return '}';
    default:
        return '\0';
    }
}

// Return the place of the first wrong
// sign, counting from 1; 0 if all match
int first_wrong(const char *text)
{
    char stack[SIZE];
    int top = 0;
    int i = 0;

    for (i = 0; text[i] != '\0'; i++) {
        char c = text[i];

        if (closing(c) != '\0') {
            stack[top] = closing(c);
            top++;
        } else if (c == ')' || c == ']'
                   || c == '}') {
            if (top == 0) {
                return i + 1;
            }
            top--;
            if (stack[top] != c) {
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
