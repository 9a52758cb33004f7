#include <stdio.h>

int main(void)
{
    printf("Plan para Debian:\n");
    printf("sudo apt update\n");
    printf("sudo apt install build-essential geany\n");
    printf("gcc --version\n");
    return 0;
}
