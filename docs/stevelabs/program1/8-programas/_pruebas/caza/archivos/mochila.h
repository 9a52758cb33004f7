#ifndef MOCHILA_H
#define MOCHILA_H

#include <stdbool.h>

#define CABEN 300

void mochila_nueva(void);
bool mochila_mete(int cosa);
bool mochila_quita(int cosa);
int mochila_ve(int lugar);
int mochila_cuantas(void);

#endif
