#include <stdio.h>

int main(void) {
    for (int i = 0; i < 3; i++) {
        char nombre[16];
        snprintf(nombre, sizeof nombre, "%d.txt", i);
        FILE *archivo = fopen(nombre, "w");
        if (archivo == NULL) return 1;
        fprintf(archivo, "%d\n", i);
    }
    return 0;
}
