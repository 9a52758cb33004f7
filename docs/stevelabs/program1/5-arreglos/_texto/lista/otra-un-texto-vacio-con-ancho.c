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

int main(void)
{
    char nombre[41];
    int oro = 0;

    for (int i = 0; i < 3; i++) {
        if (scanf("%40s %d", nombre,
                  &oro) != 2) {
            return 1;
        }
        int faltan = 12 - letras(nombre);

        if (faltan < 0) {
            faltan = 1;
        }
        printf("%s%*s%6d\n", nombre, faltan, "", oro);
    }
    return 0;
}
