#include <stdio.h>
#include "registro.h"

void registra(const char *archivo, int linea,
              const char *texto)
{
    printf("[%s:%d] ", archivo, linea);
    printf("%s\n", texto);
}

//// Archivo: registro.h
#ifndef REGISTRO_H
#define REGISTRO_H

void registra(const char *archivo, int linea,
              const char *texto);

#ifdef TRAZA
#define REGISTRO(texto) \
    registra(__FILE__, __LINE__, (texto))
#else
#define REGISTRO(texto)
#endif

#endif
