#include <stdio.h>

int main(void)
{
    const char *cosas[] = {
        "llave", "vela", "mapa", "soga",
    };
    int n = 4;
    int lugar = 2;

    for (int i = lugar; i < n; i++) {
        cosas[i - 1] = cosas[i];
    }
    n--;
    for (int i = 0; i < n; i++) {
        printf("%d. %s\n", i + 1,
               cosas[i]);
    }
    printf("Detrás: %s\n", cosas[n]);
    return 0;
}
