#include <stdio.h>

#ifndef NIVEL
#error Define NIVEL antes de compilar
#endif

int main(void)
{
    printf("%d\n", NIVEL);
    return 0;
}
