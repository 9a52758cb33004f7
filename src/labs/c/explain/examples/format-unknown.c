#include <stdio.h>

int main(void)
{
    printf("El 50 %y el resto\n");
    return 0;
}
