#include <stdio.h>

int main(void)
{
    puts("Hola");
    re-
turn 0;
}
