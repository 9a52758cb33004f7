#include <stdbool.h>

#define CABEN 8

bool mochila_mete(int cosa);
int mochila_ve(int lugar);
