#include <stdio.h>

int main(void)
{
    int grades[3] = {7, 8, 9};
    printf("%d\n", grades[3]);
    return 0;
}
