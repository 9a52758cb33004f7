#include <stdio.h>

int main(void)
{
    int age = 20;
    if (age != 10 || age != 20) {
        printf("Siempre\n");
    }
    return 0;
}
