#include <stdio.h>

int main(void)
{
    char *text = NULL;
    int step = 5;
    char *later = text + step;
    printf("%d\n", later != NULL);
    return 0;
}
