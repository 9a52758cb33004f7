#include <stdio.h>

int size = 3;
int grades[size];

int main(void)
{
    printf("%d\n", grades[0]);
    return 0;
}
