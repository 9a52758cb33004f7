#include <stdio.h>

int main(void)
{
[[    int total = 0;]]
[[    for (int i = 0; i < 3; i++) {]]
[[        int oro = 0;]]
[[        scanf("%d", &oro);]]
[[        total = total + oro;]]
[[    }]]
[[    printf("Total: %d\n", total);]]
    return 0;
}
