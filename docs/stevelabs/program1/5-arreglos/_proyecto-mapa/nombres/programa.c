#include <stdio.h>
#include <string.h>

#define COSAS 3
#define LARGO 12

int busca(char nombres[COSAS][LARGO],
          const char palabra[])
{
    for (int i = 0; i < COSAS; i++) {
        if (strcmp([[nombres[i], palabra]])
            == 0) {
            return [[i]];
        }
    }
    return -1;
}

int main(void)
{
    char nombres[COSAS][LARGO] = {
        "nada", "poción", "llave",
    };
    char palabra[LARGO] = "";

    while (scanf("%11s", palabra) == 1) {
        printf("%d\n",
               [[busca(nombres, palabra)]]);
    }
    return 0;
}
