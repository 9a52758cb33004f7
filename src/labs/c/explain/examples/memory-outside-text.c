#include <stdio.h>

void hechizo(const char *texto, int cantidad) {
    for (int i = 0; i < cantidad; i++)
        printf("%c-", texto[i]);
}

int main(void) {
    hechizo("hola", 8);
    return 0;
}
