// Falla: caso con ñ y con tildes
// Falla: caso doce letras justas
// Falla: caso más de doce letras
// Falla: caso letras de otros idiomas
#include <stdio.h>
#include <string.h>

void columna(const char t[], int ancho)
{
    int faltan = ancho - (int)strlen(t);

    if (faltan < 0) {
        faltan = 1;
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
