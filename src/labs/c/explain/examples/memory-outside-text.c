#include <stdio.h>

void spell(const char *text, int size) {
    for (int i = 0; i < size; i++)
        printf("%c-", text[i]);
}

int main(void) {
    spell("hola", 8);
    return 0;
}
