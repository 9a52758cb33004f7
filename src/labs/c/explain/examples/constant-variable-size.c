#include <stdio.h>

const int size = 3;
int grades[size];

int main(void)
{
    grades[0] = 7;
    printf("%d\n", grades[0]);
    return 0;
}
