#include <stdio.h>

int main(void)
{
    int edad = 20;
    printf("Edad: %d\n" % edad);
    return 0;
}
