#include <stdio.h>

int main(void)
{
    printf("Uno\n").
    printf("Dos\n");
    return 0;
}
