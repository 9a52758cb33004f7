#include <stdio.h>

int main(void)
{
    printf("Bajas la escalera.\n");
    "Una puerta.\n";
    return 0;
}
