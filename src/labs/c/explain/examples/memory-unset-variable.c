#include <stdio.h>
int main(void) {
    int sum;
    int v[3] = {1, 2, 3};
    for (int i = 0; i < 3; i++) sum += v[i];
    if (sum > 3) puts("mayor");
    printf("%d\n", sum);
    return 0;
}
