#include <stdio.h>

int main(void)
{
    int notas[3] = {7, 8, 9};
    int total = 0;
    for (int i = 0; i <= 3; i++) {
        total += notas[i];
    }
    printf("%d\n", total);
    return 0;
}
