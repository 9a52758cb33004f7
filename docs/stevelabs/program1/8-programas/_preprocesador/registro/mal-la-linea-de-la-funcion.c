// Falla: caso con `TRAZA` y un 7
// Falla: caso con `TRAZA` y sin entrada
// Falla: caso el texto en una variable
// Falla: caso un texto que sale de una función
// Falla: caso otro archivo
#include <stdio.h>
#include "registro.h"

void registra(const char *texto)
{
    printf("[%s:%d] %s\n", __FILE__, __LINE__,
           texto);
}

//// Archivo: registro.h
#ifndef REGISTRO_H
#define REGISTRO_H

void registra(const char *texto);

#ifdef TRAZA
#define REGISTRO(texto) registra(texto)
#else
#define REGISTRO(texto)
#endif

#endif
