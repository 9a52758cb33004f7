#ifndef RECORTA_H
#define RECORTA_H

// Deja un espacio entre palabra y palabra
// y ninguno delante ni detrás
void recorta_espacios(char *t);

#endif
