#include <stdio.h>

int main(void)
{
    int oro = 0;

    scanf("%d", &oro);
    printf("Pasa. Te quedan %d.\n",
           oro - 10);
    return 0;
}
