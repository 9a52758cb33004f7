// Falla: caso doce letras justas
// Falla: caso más de doce letras
#include <stdio.h>

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

void columna(const char t[], int ancho)
{
    int faltan = ancho - letras(t);

    if (faltan < 2) {
        faltan = 2;
    }
    printf("%s", t);
    for (int i = 0; i < faltan; i++) {
        printf(" ");
    }
}

int main(void)
{
    char nombre[41];
    int oro = 0;

    for (int i = 0; i < 3; i++) {
        if (scanf("%40s %d", nombre,
                  &oro) != 2) {
            return 1;
        }
        columna(nombre, 12);
        printf("%6d\n", oro);
    }
    return 0;
}
