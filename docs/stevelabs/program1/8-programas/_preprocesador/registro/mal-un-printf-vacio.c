// Falla: caso apagado, no llama a nadie
#include <stdio.h>
#include "registro.h"

//// Archivo: registro.h
#ifndef REGISTRO_H
#define REGISTRO_H

#ifdef TRAZA
#define REGISTRO(texto) \
    printf("[%s:%d] %s\n", \
           __FILE__, __LINE__, (texto))
#else
#define REGISTRO(texto) printf("%s", "")
#endif

#endif
