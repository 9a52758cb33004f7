#include <stdbool.h>
#include <stdio.h>

bool es_vocal(char c)
{
    return c == 'a' || c == 'e'
           || c == 'i' || c == 'o'
           || c == 'u';
}

int main(void)
{
    char voz[] = "oro";
    int vocales = 0;

    for (int i = 0; voz[i] != '\0'; i++) {
        if (es_vocal(voz[i])) {
            vocales++;
        }
        printf("%d\n", vocales);
    }
    return 0;
}
