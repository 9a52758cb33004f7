#include <stdio.h>
int *crear(void) {
    int x = 5;
    int *p = &x;
    return p;
}
int main(void) {
    int *p = crear();
    printf("%d\n", *p);
    return 0;
}
