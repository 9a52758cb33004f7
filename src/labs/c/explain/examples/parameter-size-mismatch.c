#include <stdio.h>

int first(int values[3]);

int main(void)
{
    int grades[4] = {7, 8, 9, 10};
    printf("%d\n", first(grades));
    return 0;
}

int first(int values[4])
{
    return values[0];
}
