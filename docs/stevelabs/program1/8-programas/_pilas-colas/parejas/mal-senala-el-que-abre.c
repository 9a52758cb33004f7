// Falla: caso queda una abierta
// Falla: caso una se cierra al final
// Falla: caso doscientas sin cerrar
#include <stdio.h>
#include <string.h>

#define SIZE 200

int first_wrong(const char *text)
{
    int stack[SIZE];
    int top = 0;

    for (int i = 0; text[i] != '\0'; i++) {
        char c = text[i];

        if (c == '(' || c == '['
            || c == '{') {
            stack[top] = i;
            top++;
        } else if (c == ')' || c == ']'
                   || c == '}') {
            if (top == 0) {
                return i + 1;
            }
            top--;

            char open = text[stack[top]];

            if ((open == '(' && c != ')')
                || (open == '[' && c != ']')
                || (open == '{' && c != '}')) {
                return i + 1;
            }
        }
    }
    if (top > 0) {
        return stack[top - 1] + 1;
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
