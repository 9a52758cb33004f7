#include <stdio.h>

int main(void)
{
    int a = 1;
    int b = 2;

    if (a > 0) && (b > 0) {
        puts("Los dos.");
    }
    return 0;
}
