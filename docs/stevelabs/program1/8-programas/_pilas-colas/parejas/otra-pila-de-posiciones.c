#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#define SIZE 200

static int items[SIZE];
static int top = 0;

bool push(int value)
{
    if (top == SIZE) {
        return false;
    }
    items[top] = value;
    top++;
    return true;
}

bool pop(int *value)
{
    if (top == 0) {
        return false;
    }
    top--;
    *value = items[top];
    return true;
}

bool match(char a, char b)
{
    return (a == '(' && b == ')')
        || (a == '[' && b == ']')
        || (a == '{' && b == '}');
}

int first_wrong(const char *text)
{
    int n = (int)strlen(text);
    int from = 0;

    for (int i = 0; i < n; i++) {
        if (strchr("([{", text[i]) != NULL) {
            push(i);
        } else if (strchr(")]}", text[i])
                   != NULL) {
            if (!pop(&from)
                || !match(text[from],
                          text[i])) {
                return i + 1;
            }
        }
    }
    if (pop(&from)) {
        return n + 1;
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
