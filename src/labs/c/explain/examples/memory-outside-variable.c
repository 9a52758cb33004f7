#include <stdio.h>

void reset(int *values, int size) {
    for (int i = 0; i < size; i++)
        values[i] = 0;
}

int main(void) {
    int total = 3;
    int count = 4;
    reset(&total, 2);
    printf("%d %d\n", total, count);
    return 0;
}
