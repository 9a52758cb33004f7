#include <stdint.h>
#include <stdio.h>

int main(void)
{
    volatile uintptr_t far = 0xfffffff0u;
    char *pointer = (char *)far;
    printf("%d\n", *pointer);
    return 0;
}
