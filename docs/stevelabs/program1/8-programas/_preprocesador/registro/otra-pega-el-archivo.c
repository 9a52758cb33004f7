#include <stdio.h>
#include "registro.h"

//// Archivo: registro.h
#ifndef TRAZA
#define REGISTRO(texto)
#else
#define REGISTRO(texto) \
    fprintf(stdout, "[" __FILE__ ":%d] %s\n", \
            __LINE__, texto)
#endif
