#include <stdio.h>

void cuenta(int n)
{
    if (n == 0) {
        printf("Se abre.\n");
    } else {
        cuenta(n - 1);
        printf("%d...\n", n);
    }
}

int main(void)
{
    cuenta(3);
    return 0;
}
