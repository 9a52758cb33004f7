#include <stdio.h>

int main(void)
{
    int notas[3] = {7, 8, 9};
    for (int n : notas) {
        printf("%d\n", n);
    }
    return 0;
}
