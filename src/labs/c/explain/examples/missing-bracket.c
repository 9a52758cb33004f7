#include <stdio.h>

int main(void)
{
    int grades[3;
    grades[0] = 7;
    printf("%d\n", grades[0]);
    return 0;
}
