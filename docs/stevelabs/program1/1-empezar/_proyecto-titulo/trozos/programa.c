#include <stdio.h>

int main(void)
{
    printf("La puerta"
           "cruje.\n");
    printf("Detrás, " "no hay"
           " nadie.\n");
    return 0;
}
