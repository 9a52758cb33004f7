#include <stdio.h>
int g[3] = {1,2,3};
int h[3] = {4,5,6};
int main(void) {
    int a[4] = {1,2,3,4};
    int b[4] = {5,6,7,8};
    int *end = a + 4;
    while (end > a) printf("%d\n", *--end);
    for (int *p = g + 3; p != g; p--) printf("%d %d\n", p[-1], b[0]);
    for (int *p = h + 3; p != h; p--) printf("%d %d\n", p[-1], b[0]);
    return 0;
}
