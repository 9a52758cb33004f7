#include <stdio.h>

int main(void)
{
    printf(''Hola'');
    return 0;
}
