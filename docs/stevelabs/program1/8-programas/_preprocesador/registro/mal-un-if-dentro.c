// Falla: caso con `TRAZA` y un 7
// Falla: caso sin `TRAZA`
// Falla: caso apagado, no mira el texto
#include <stdio.h>
#include "registro.h"

//// Archivo: registro.h
#ifndef REGISTRO_H
#define REGISTRO_H

#ifndef TRAZA
#define TRAZA 0
#endif
#define REGISTRO(texto) \
    if (TRAZA) \
        printf("[%s:%d] %s\n", \
               __FILE__, __LINE__, (texto))

#endif
