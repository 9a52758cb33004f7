#include <stdbool.h>
#include <stdio.h>
#include <string.h>

bool revela(const char secreta[],
            char vista[], char letra)
{
    int n = (int)strlen(secreta);
[[    bool esta = false;]]
[[    for (int i = 0; i < n; i++) {]]
[[        if (secreta[i] == letra) {]]
[[            vista[i] = letra;]]
[[            esta = true;]]
[[        }]]
[[    }]]
[[    return esta;]]
}

int main(void)
{
    char secreta[] = "espada";
    char vista[] = "______";
    char letra = ' ';

    while (scanf(" %c", &letra) == 1) {
        if (!revela(secreta, vista,
                    letra)) {
            printf("No está.\n");
        }
        printf("%s\n", vista);
    }
    return 0;
}
