// formas:
// Índices: i está en dias[2], que apunta al texto "mie"
#include <stdio.h>
int main(void) {
    const char *dias[] = {"lun", "mar", "mie"};
    for (int i = 0; i < 3; i++) puts(dias[i]);
    return 0;
}
