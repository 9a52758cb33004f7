#include <stdio.h>

static int has_zero(const int *numbers, int count)
{
    for (int i = 0; i < count; i++) {
        if (numbers[i] == 0) {
            return 1;
        } else {
            return 0;
        }
    }
    return 0;
}

int main(void)
{
    int numbers[3] = {1, 0, 2};
    printf("%d\n", has_zero(numbers, 3));
    return 0;
}
