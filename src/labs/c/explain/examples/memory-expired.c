#include <stdio.h>
int *make(void) {
    int x = 5;
    int *p = &x;
    return p;
}
int main(void) {
    int *p = make();
    printf("%d\n", *p);
    return 0;
}
