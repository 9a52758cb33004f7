#include <stdio.h>

int main(void)
{
    int oro[3] = {0};
    int *rico = &oro[0];

    for (int i = 0; i < 3; i++) {
        scanf("%d", &oro[i]);
    }
    for (int i = 1; i < 3; i++) {
        if (oro[i] > *rico) {
            rico = &oro[i];
        }
    }
    *rico -= 10;
    printf("%d %d %d\n", oro[0], oro[1], oro[2]);
    return 0;
}
