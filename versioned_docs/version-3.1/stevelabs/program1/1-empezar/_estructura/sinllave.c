#include <stdio.h>

int main(void)
{
    printf("Falta una llave.\n");
    return 0;
