#include <stdio.h>
#include "save.h"

bool save_write(const struct game *g,
                const char *path)
{
    FILE *f = fopen(path, "w");

    if (f == NULL) {
        return false;
    }
    fprintf(f, "%d %d\n", g->gold, g->seed);
    return fclose(f) == 0;
}

bool save_read(struct game *g,
               const char *path)
{
    char line[40] = "";
    FILE *f = fopen(path, "r");

    if (f == NULL) {
        return false;
    }
    if (fgets(line, sizeof line, f) == NULL) {
        fclose(f);
        return false;
    }
    fclose(f);
    return sscanf(line, "%d %d", &g->gold,
                  &g->seed) == 2;
}
