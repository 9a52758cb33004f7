#include <stdio.h>

int main(void)
{
    @printf("Una arroba perdida.\n");
    return 0;
}
