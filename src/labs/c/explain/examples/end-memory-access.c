#include <stdint.h>
#include <stdio.h>

int main(void)
{
    volatile uintptr_t lejos = 0xfffffff0u;
    char *puntero = (char *)lejos;
    printf("%d\n", *puntero);
    return 0;
}
