#include <stdio.h>
#include "mayor.h"

int main(void)
{
    int v[3] = {[[-4, -7, -2]]};
    int espera = [[-2]];

    if (mayor(v, 3) == espera) {
        printf("Pasa.\n");
    } else {
        printf("Cazado.\n");
    }
    return 0;
}
