// Falla: caso dos parejas cruzadas
#include <stdio.h>
#include <string.h>

int first_wrong(const char *text)
{
    int rounds = 0;
    int squares = 0;
    int curlies = 0;
    int i = 0;

    for (i = 0; text[i] != '\0'; i++) {
        rounds += text[i] == '(';
        rounds -= text[i] == ')';
        squares += text[i] == '[';
        squares -= text[i] == ']';
        curlies += text[i] == '{';
        curlies -= text[i] == '}';
        if (rounds < 0 || squares < 0
            || curlies < 0) {
            return i + 1;
        }
    }
    if (rounds + squares + curlies > 0) {
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
