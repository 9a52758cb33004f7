#ifndef BAG_H
#define BAG_H

#include <stdbool.h>

// How many items start with sign
int bag_count(char **items, int n, char sign);

// Place of the first one, or 0 if there is none
int bag_first(char **items, int n, char sign);

// Returns the row of items, maybe moved, with a
// copy of text at the end. Without memory nothing
// changes
char **bag_add(char **items, int *n,
               int *capacity, const char *text);

// Removes the item in that place, counting from 1,
// and frees it. true if there was one
bool bag_remove(char **items, int *n, int place);
void bag_list(char **items, int n);

// Frees the texts and then the row
void bag_free(char **items, int n);

#endif
