#include <stdio.h>

int principal(void)
{
    printf("Nadie me llama.\n");
    return 0;
}
