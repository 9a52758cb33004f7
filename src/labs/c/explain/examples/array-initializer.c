#include <stdio.h>

int main(void)
{
    int grades[3] = 5;
    printf("%d\n", grades[0]);
    return 0;
}
