#include <stdio.h>
#include "registro.h"

//// Archivo: registro.h
#ifndef REGISTRO_H
#define REGISTRO_H

#if TRAZA
#define REGISTRO(texto) \
    printf("[%s:%d] %s\n", \
           __FILE__, __LINE__, (texto))
#else
#define REGISTRO(texto) ((void)0)
#endif

#endif
