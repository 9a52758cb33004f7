// Falla: caso con `TRAZA` y un 7
// Falla: caso con `TRAZA` y sin entrada
// Falla: caso el texto en una variable
#include <stdio.h>
#include "registro.h"

//// Archivo: registro.h
#ifndef REGISTRO_H
#define REGISTRO_H

#ifdef TRAZA
#define REGISTRO(texto) \
    (printf("[%s:%d] ", __FILE__, __LINE__), \
     printf(texto), printf("\n"))
#else
#define REGISTRO(texto)
#endif

#endif
