#include <stdio.h>

int main(void)
{
    int grades[];
    printf("%d\n", grades[0]);
    return 0;
}
