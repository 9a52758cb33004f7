#include "casilla.h"

struct heroe {
    struct casilla lugar;
    int vida;
};
