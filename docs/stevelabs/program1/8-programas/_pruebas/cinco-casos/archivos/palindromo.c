#include <ctype.h>
#include <string.h>
#include "palindromo.h"

bool es_palindromo(const char *t)
{
    int n = strlen(t);

    for (int i = 0; i < n / 2; i++) {
        if (tolower(t[i])
            != tolower(t[n - 1 - i])) {
            return false;
        }
    }
    return true;
}
