#include <stdio.h>

int main(void)
{
    for (int i = 0; i < 3; i++) {
        puts("Hola");

    return 0;
}
