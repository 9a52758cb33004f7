#include <stdio.h>

int main(void)
{
    int grades[3] = {7, 8, 9};

    *(&grades[0] + 3) = 10;
    printf("%d\n", grades[0]);
    return 0;
}
