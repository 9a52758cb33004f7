#include <stdio.h>
int main(void) {
    int suma;
    int v[3] = {1, 2, 3};
    for (int i = 0; i < 3; i++) suma += v[i];
    if (suma > 3) puts("mayor");
    printf("%d\n", suma);
    return 0;
}
