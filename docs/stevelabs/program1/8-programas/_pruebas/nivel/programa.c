#include "nivel.h"

int nivel(int puntos)
{
[[    if (puntos < 0) {]]
[[        return 1;]]
[[    }]]
[[    if (puntos >= 900) {]]
[[        return 10;]]
[[    }]]
[[    return puntos / 100 + 1;]]
}
