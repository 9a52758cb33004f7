#include <stdio.h>

#define GOLPES 6

int main(void)
{
    int golpes[GOLPES] = {0};

    // Lee los golpes y busca el mayor.
    printf("%d en el golpe %d\n",
           golpes[0], 1);
    return 0;
}
