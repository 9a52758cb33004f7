#ifndef NIVEL_H
#define NIVEL_H

// Nivel, de 1 a 10, con esos puntos
int nivel(int puntos);

#endif
