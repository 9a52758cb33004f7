#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    char name[16] = "";
    char letter = ' ';
    int n = 0;

    while (letter == ' '
           && scanf("%c", &letter) == 1) {
    }
    while (n < 15 && letter != ' '
           && letter != '\n') {
        name[n] = letter;
        n++;
        if (scanf("%c", &letter) != 1) {
            letter = '\n';
        }
    }
    if (n == 0) {
        printf("Sin nombre.\n");
        return EXIT_FAILURE;
    }
    printf("Pasa, %s.\n", name);
    return EXIT_SUCCESS;
}
