#include <stdio.h>

int main(void)
{
    int oro = 10;

    if (oro < 50) {
        int oro = 500;

        printf("%d\n", oro);
        oro = oro + 1;
    }
    printf("%d\n", oro);
    return 0;
}
