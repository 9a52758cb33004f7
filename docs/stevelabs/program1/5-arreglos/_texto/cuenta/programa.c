#include <stdio.h>

int letras(const char t[])
{
    int n = 0;

    for (int i = 0; t[i] != '\0'; i++) {
        int b = (unsigned char)t[i];

        if ([[b < 128 || b > 191]]) {
            n++;
        }
    }
    return n;
}

int main(void)
{
    char palabra[80];

    while (scanf("%79s", palabra) == 1) {
        printf("%d\n", letras(palabra));
    }
    return 0;
}
