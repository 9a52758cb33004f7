#include <stdio.h>

int continuaciones(const char t[])
{
    int n = 0;

    for (int i = 0; t[i] != '\0'; i++) {
        int b = (unsigned char)t[i];

        if (b >= 128 && b <= 191) {
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
        int sobran = 0;
        int escritos = 0;

        if (scanf("%40s %d", nombre, &oro) != 2) {
            return 1;
        }
        sobran = continuaciones(nombre);
        escritos = printf("%-*s", 12 + sobran, nombre);
        if (escritos > 12 + sobran) {
            printf(" ");
        }
        printf("%6d\n", oro);
    }
    return 0;
}
