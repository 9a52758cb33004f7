#include <stdio.h>

void cambia(int a, int b)
{
    int c = a;
    a = b;
    b = c;
}

int main(void)
{
    int uno = 1;
    int dos = 2;
    cambia(uno, dos);
    printf("%d %d\n", uno, dos);
    return 0;
}
