#include <stdio.h>

int main(void)
{
    int edad = 20;
    printf("Edad: {edad}\n");
    printf("%d\n", edad);
    return 0;
}
