#include <stdio.h>
int numeros[4] = {1, 2, 3, 4};
int otra[4] = {5, 6, 7, 8};
int suma(const int *v, int n) {
    int s = 0;
    for (int i = 0; i <= n; i++)
        s += v[i];
    return s;
}
int main(void) {
    printf("%d %d\n", suma(numeros, 4), otra[0]);
    return 0;
}
