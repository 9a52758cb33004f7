// Falla: caso con ñ y con tildes
// Falla: caso letras de otros idiomas
// mal: supone que cada nombre lleva como mucho una tilde
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

int main(void)
{
    char nombre[41];
    int oro = 0;

    for (int i = 0; i < 3; i++) {
        if (scanf("%40s %d", nombre,
                  &oro) != 2) {
            return 1;
        }
        if (letras(nombre) > 12) {
            printf("%s %6d\n", nombre, oro);
        } else if ((int)strlen(nombre) > letras(nombre)) {
            printf("%-13s%6d\n", nombre, oro);
        } else {
            printf("%-12s%6d\n", nombre, oro);
        }
    }
    return 0;
}
