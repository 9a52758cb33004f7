#include <stdio.h>

/* Un comentario
   /* dentro de otro */
int main(void)
{
    printf("Hola\n");
    return 0;
}
