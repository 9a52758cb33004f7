#include <stdio.h>

int main(void)
{
    int grades = 3;
    printf("%d\n", grades[0]);
    return 0;
}
