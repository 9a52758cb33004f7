#ifndef MAYOR_H
#define MAYOR_H

// Devuelve el mayor de n enteros
int mayor(const int v[], int n);

#endif
