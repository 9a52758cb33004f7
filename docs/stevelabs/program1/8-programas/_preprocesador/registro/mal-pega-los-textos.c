// Falla: caso con `TRAZA` y un 7
// Falla: caso con `TRAZA` y sin entrada
// Falla: caso el texto en una variable
// Falla: caso un texto que sale de una función
#include <stdio.h>
#include "registro.h"

//// Archivo: registro.h
#ifndef REGISTRO_H
#define REGISTRO_H

#ifdef TRAZA
#define REGISTRO(texto) \
    printf("[" __FILE__ ":%d] " texto "\n", \
           __LINE__)
#else
#define REGISTRO(texto)
#endif

#endif
