#include <stdio.h>

int main(void)
{
    int size = 0;
    scanf("%d", &size);
    int grades[size];
    printf("%zu\n", sizeof grades);
    return 0;
}
