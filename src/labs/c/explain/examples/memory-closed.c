#include <stdio.h>

int main(void)
{
    int *best = NULL;
    {
        int points = 7;
        best = &points;
    }
    printf("%d\n", *best);
    return 0;
}
