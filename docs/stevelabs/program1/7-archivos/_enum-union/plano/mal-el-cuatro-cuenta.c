// Falla: caso hay negativos y nueves
// Falla: exige memoria
// mal: toma SALAS por una clase más
#include <stdio.h>

enum sala { SUELO, MURO, ORO, TRAMPA, SALAS };

int main(void)
{
    const char *nombre_de[SALAS] = {
        [SUELO] = "suelo",
        [MURO] = "muro",
        [ORO] = "oro",
        [TRAMPA] = "trampa",
    };
    int veces[SALAS] = {0};
    int otros = 0;
    int n = 0;

    while (scanf("%d", &n) == 1) {
        if (n >= 0 && n <= SALAS) {
            veces[n]++;
        } else {
            otros++;
        }
    }
    for (int s = 0; s < SALAS; s++) {
        printf("%s: %d\n", nombre_de[s], veces[s]);
    }
    printf("otros: %d\n", otros);
    return 0;
}
