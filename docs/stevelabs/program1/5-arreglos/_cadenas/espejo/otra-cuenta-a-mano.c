#include <stdio.h>

#define LARGO 30

int main(void)
{
    char palabra[100] = "";
    int n = 0;

    scanf("%99s", palabra);
    while (n < LARGO && palabra[n] != '\0') {
        n++;
    }
    while (n > 0) {
        n--;
        printf("%c", palabra[n]);
    }
    printf("\n");
    return 0;
}
