#ifndef PALINDROMO_H
#define PALINDROMO_H

#include <stdbool.h>

// Dice si t se lee igual al revés.
// Las mayúsculas no importan.
bool es_palindromo(const char *t);

#endif
