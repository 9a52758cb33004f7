// Falla: caso un texto que sale de una función
#include <stdio.h>
#include "registro.h"

//// Archivo: registro.h
#ifndef REGISTRO_H
#define REGISTRO_H

#ifdef TRAZA
#define REGISTRO(texto) \
    if ((texto) != NULL) \
        printf("[%s:%d] %s\n", \
               __FILE__, __LINE__, (texto)); \
    else \
        printf("[%s:%d]\n", \
               __FILE__, __LINE__)
#else
#define REGISTRO(texto)
#endif

#endif
