#include <stdio.h>

enum arma { PALO, ARCO, HACHA, ARMAS };

int main(void)
{
    const char *nombre_de[ARMAS] = {
        [HACHA] = "hacha",
        [PALO] = "palo",
        [ARCO] = "arco",
    };

    for (int a = 0; a < ARMAS; a++) {
        printf("%s\n", nombre_de[a]);
    }
    printf("%d\n", ARMAS);
    return 0;
}
