#include <stdio.h>

int main(void)
{
    int edad = 2, entrada = 4;
    if (edad & entrada)
        printf("pasa\n");
    return 0;
}
