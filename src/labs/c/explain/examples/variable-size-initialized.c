#include <stdio.h>

int main(void)
{
    int size = 3;
    int grades[size] = {7, 8, 9};
    printf("%d\n", grades[0]);
    return 0;
}
