// Falla: caso sin `TRAZA`
// Falla: caso apagado, no llama a nadie
// Falla: caso apagado, no mira el texto
#include <stdio.h>
#include "registro.h"

//// Archivo: registro.h
#ifndef REGISTRO_H
#define REGISTRO_H

#define REGISTRO(texto) \
    printf("[%s:%d] %s\n", \
           __FILE__, __LINE__, (texto))

#endif
