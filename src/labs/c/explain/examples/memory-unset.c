#include <stdio.h>

int main(void) {
    int size = 3;
    int values[size];
    values[0] = 1;
    printf("%d\n", values[size - 1]);
    return 0;
}
