#include <stdio.h>
int nums[4] = {1, 2, 3, 4};
int other[4] = {5, 6, 7, 8};
int sum(const int *v, int n) {
    int s = 0;
    for (int i = 0; i <= n; i++)
        s += v[i];
    return s;
}
int main(void) {
    printf("%d %d\n", sum(nums, 4), other[0]);
    return 0;
}
