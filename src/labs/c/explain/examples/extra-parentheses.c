#include <stdio.h>

int main(void)
{
    int age = 20;
    if ((age == 20)) {
        printf("Veinte\n");
    }
    return 0;
}
