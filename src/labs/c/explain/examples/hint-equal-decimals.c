#include <stdio.h>

int main(void)
{
    double total = 0.1 + 0.2;
    if (total == 0.3)
        printf("Justo\n");
    return 0;
}
