#include <stdio.h>
void llenar(int *v, int n) {
    for (int i = 0; i <= n; i++)
        v[i] = i;
}
int main(void) {
    int a[5];
    int b[5] = {0};
    llenar(a, 5);
    printf("%d %d\n", a[0], b[0]);
    return 0;
}
