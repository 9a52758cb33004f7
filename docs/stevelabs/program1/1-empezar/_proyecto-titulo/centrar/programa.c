#include <stdio.h>

int main(void)
{
    printf("----------------\n");
    printf("%[[11]]s\n", "TIENDA");
    printf("%[[14]]s\n",
           "ABRE A LAS 8");
    printf("----------------\n");
    return 0;
}
