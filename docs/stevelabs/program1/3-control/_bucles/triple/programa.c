#include <stdio.h>

int main(void)
{
    int oro = 1;
    int vueltas = 0;

    while (oro < 20) {
        oro *= 3;
        vueltas++;
    }
    printf("%d\n", oro);
    return 0;
}
