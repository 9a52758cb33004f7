#include <stdio.h>
#include <string.h>

int letras(const char t[])
{
    int n = 0;

    for (int i = 0; t[i] != '\0'; i++) {
        int b = (unsigned char)t[i];

        if (b < 128 || b > 191) {
            n++;
        }
    }
    return n;
}

[[void columna(const char t[], int ancho)]]
[[{]]
[[    int faltan = ancho - letras(t);]]
[[    printf("%s", t);]]
[[    for (int i = 0; i < faltan; i++) {]]
[[        printf(" ");]]
[[    }]]
[[}]]

int main(void)
{
    char palabra[80];

    while (scanf("%79s", palabra) == 1) {
        columna(palabra, 8);
        printf("|\n");
    }
    return 0;
}
