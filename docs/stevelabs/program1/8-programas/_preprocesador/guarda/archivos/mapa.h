#include "casilla.h"

struct mapa {
    int lado;
    struct casilla salida;
};
