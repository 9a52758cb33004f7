#include <stdio.h>

int main(void)
{
    [[char animal[] = "gato"]];
    [[const char *color = "negro"]];
    char letra = '?';

    scanf(" %c", &letra);
    animal[0] = letra;
    if (letra == 'p') {
        color = "amarillo";
    }
    printf("%s %s\n", animal, color);
    return 0;
}
