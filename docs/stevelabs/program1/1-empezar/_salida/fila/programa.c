#include <stdio.h>

int main(void)
{
    printf("[[%-10s]]|\n", "Oro");
    printf("[[%10s]]|\n", "Oro");
    printf("[[%6.1f]]|\n", 2.5);
    return 0;
}
