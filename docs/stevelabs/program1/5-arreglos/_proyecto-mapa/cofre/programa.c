#include <stdbool.h>
#include <stdio.h>
#include <string.h>

bool revela(const char secreta[],
            char vista[], char letra)
{
    int n = (int)strlen(secreta);
    bool esta = false;

    for (int i = 0; i < n; i++) {
        if (secreta[i] == letra) {
            vista[i] = letra;
            esta = true;
        }
    }
    return esta;
}

void separa(const char vista[])
{
    for (int i = 0; vista[i] != '\0';
         i++) {
        printf("%c ", vista[i]);
    }
    printf("\n");
}

int main(void)
{
    char vista[] = "_____";
    char letras[] = "eso";

    separa(vista);
    for (int i = 0; i < 3; i++) {
        if (!revela("cofre", vista,
                    letras[i])) {
            printf("No está.\n");
        }
        separa(vista);
    }
    return 0;
}
