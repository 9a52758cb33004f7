#include <stdio.h>

int main(void)
{
    printf("Compilado y contento.\n");
    return 0;
}
