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

    check("muro", !map_can_enter(map, 2, 2));
    check("suelo", map_can_enter(map, 1, 1));
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
