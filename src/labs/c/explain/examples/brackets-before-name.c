#include <stdio.h>

int main(void)
{
    int[3] grades;
    printf("%d\n", grades[0]);
    return 0;
}
