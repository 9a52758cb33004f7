#include <stdbool.h>
#include <stdio.h>

#define COUNT 5

int main(void)
{
    int chests[COUNT] = {12, 7, 30, 4, 9};
    int pick = 0;

[[    bool good = scanf("%d", &pick) == 1;]]
[[    good = good && pick >= 1;]]
[[    good = good && pick <= COUNT;]]
[[    if (good) {]]
[[        printf("%d\n", chests[pick - 1]);]]
[[    } else {]]
[[        printf("No.\n");]]
[[    }]]
    return 0;
}
