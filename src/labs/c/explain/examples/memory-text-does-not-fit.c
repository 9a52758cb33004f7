#include <stdio.h>
#include <string.h>
int main(void) {
    char nombre[4];
    strcpy(nombre, "Fernando");
    puts(nombre);
    return 0;
}
