#include <stdio.h>

int main(void)
{
    int grades[3] = {7, 8, 9};

    grades++;
    printf("%d\n", grades[0]);
    return 0;
}
