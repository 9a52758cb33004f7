#include <stdio.h>
#include "registro.h"

//// Archivo: registro.h
#ifndef REGISTRO_H
#define REGISTRO_H

#ifndef TRAZA
#define REGISTRO(texto) do { } while (0)
#else
#define REGISTRO(texto) do { \
        printf("[%s:", __FILE__); \
        printf("%d] ", __LINE__); \
        printf("%s\n", texto); \
    } while (0)
#endif

#endif
