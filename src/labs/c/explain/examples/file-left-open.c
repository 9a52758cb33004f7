#include <stdio.h>

int main(void) {
    FILE *archivo = fopen("notas.txt", "w");
    if (archivo == NULL) return 1;
    fprintf(archivo, "7\n");
    return 0;
}
