#ifndef SAVE_H
#define SAVE_H

#include <stdbool.h>

struct game {
    int gold;
    int seed;
};

bool save_write(const struct game *g,
                const char *path);
bool save_read(struct game *g,
               const char *path);

#endif
