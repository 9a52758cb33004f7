#include <stdio.h>

int main(void)
{
    printf("Nadie me cierra);
    return 0;
}
