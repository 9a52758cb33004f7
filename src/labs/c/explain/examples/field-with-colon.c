#include <stdio.h>

struct gato { int edad; int peso; };

int main(void)
{
    struct gato g = {edad: 3, .peso = 4};
    printf("%d %d\n", g.edad, g.peso);
    return 0;
}
