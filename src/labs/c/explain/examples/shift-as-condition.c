#include <stdio.h>

int main(void)
{
    int age = 20;
    if (age << 18) {
        printf("Menor\n");
    }
    return 0;
}
