#include <stdio.h>

int main(void)
{
    int tope = 0;
    int n = 1;

    scanf("%d", &tope);
    n = n + n;
    while (n <= tope) {
        printf("%d\n", n);
        n += n;
    }
    printf("Listo\n");
    return 0;
}
