#include <stdio.h>
#include <stdlib.h>

static void twice(int *n)
{
    *n *= 2;
}

static int by_value(const void *one, const void *other)
{
    return *(const int *)one - *(const int *)other;
}

int main(void)
{
    int total = 0;
    for (int i = 0; i < 3; i++) {
        int *here = &i;
        int square = *here * *here;
        twice(&square);
        for (int *p = &square; p != NULL; p = NULL) {
            total += *p;
        }
        {
            int copies[3] = {square, i, total};
            int *end = copies + 3;
            qsort(copies, 3, sizeof copies[0], by_value);
            for (int *p = copies; p != end; p++)
                total += *p;
        }
        switch (i) {
        case 1: {
            int bonus = 5;
            twice(&bonus);
            total += bonus;
            break;
        }
        default:
            break;
        }
    }
    while (total > 100) {
        int part = total / 2;
        int *p = &part;
        total -= *p;
        if (*p > 40)
            continue;
    }
    int *top = &total;
    do {
        int step = 3;
        int *s = &step;
        *top -= *s;
    } while (*top > 20);
    if (total > 0) {
        int rest = total;
        twice(&rest);
        printf("%d\n", rest);
    }
    return 0;
}
