#include <stdio.h>
#include "registro.h"

//// Archivo: registro.h
#ifndef REGISTRO_H
#define REGISTRO_H

#define REGISTRO(texto) \
    printf("%s\n", (texto))

#endif
