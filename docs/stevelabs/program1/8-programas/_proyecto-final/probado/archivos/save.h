#ifndef SAVE_H
#define SAVE_H

#include "game.h"

enum result {
    LOADED, CANNOT_OPEN, NOT_A_GAME, OTHER_VERSION,
    CUT_SHORT, BAD_LINE, NO_MEMORY
};

// true if the game is now in the file
bool save_write(const struct game *g, const char *path);

// All or nothing. In line, how many lines it read
enum result save_read(struct game *g,
                      const char *path, int *line);

// Tells how the loading went
void save_tell(enum result r, const char *path, int line);

#endif
