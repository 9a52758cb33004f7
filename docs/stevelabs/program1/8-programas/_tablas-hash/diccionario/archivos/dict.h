#include <stdbool.h>

// Makes 8 empty buckets
bool start(void);

// Adds a key, or changes its value
bool put(const char *key, int value);

// Leaves in *value what a key has
bool get(const char *key, int *value);

// Takes a key away
bool erase(const char *key);

// Says how many buckets there are now
int buckets(void);

// Frees everything
void finish(void);
