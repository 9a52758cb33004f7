#include <stdio.h>

int main(void)
{
    int age = 18;
    if (age === 18)
        printf("18\n");
    return 0;
}
