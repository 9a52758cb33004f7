#include <stdio.h>
#include "save.h"

#define TEST_FILE "prueba.txt"

int main(void)
{
    struct game g = {
        .gold = 35,
        .seed = [[16]],
    };
    struct game other = {0};

    if (!save_write(&g, TEST_FILE)
        || !save_read(&other, TEST_FILE)
        || other.gold != g.gold
        || [[other.seed != g.seed]]) {
        printf("Mal.\n");
    } else {
        printf("Bien.\n");
    }
    return 0;
}
