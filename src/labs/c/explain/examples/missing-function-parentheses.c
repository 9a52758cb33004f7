#include <stdio.h>

int main {
    puts("Hola");
    return 0;
}
