#include <stdio.h>

int main(void)
{
    unsigned lives = 3;
    if (lives >= 0)
        puts("Sigues en pie.");
    return 0;
}
