#include <stdio.h>

int main(void)
{
    int grades[3] = {7, 8, 9};
    int *after = grades + 3;
    printf("%d\n", *after);
    return 0;
}
