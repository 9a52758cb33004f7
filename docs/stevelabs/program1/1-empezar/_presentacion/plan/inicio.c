#include <stdio.h>

int main(void)
{
    printf("Plan para Debian:\n");
    printf("gcc --version\n");
    printf("apt install build-essential geany\n");
    return 0;
}
