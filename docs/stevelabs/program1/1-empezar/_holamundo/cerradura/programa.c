#include <stdio.h>

int main(void)
{
[[    printf("Sacas la llave, ");]]
[[    printf("la giras ");]]
[[    printf("y empujas.\n");]]
[[    printf("La puerta cede.\n");]]
    return 0;
}
