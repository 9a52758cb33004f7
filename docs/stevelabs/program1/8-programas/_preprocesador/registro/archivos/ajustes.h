#define TRAZA 1
