#include <stdio.h>
#include "registro.h"

//// Archivo: registro.h
#define REGISTRO(texto)
#ifdef TRAZA
#undef REGISTRO
#define REGISTRO(texto) \
    printf("[%s:%d] %s\n", \
           __FILE__, __LINE__, (texto))
#endif
