#include <stdio.h>

int main(void)
{
    int oro = 0;

    scanf("%d", &oro);
    if (oro <= 0) {
        printf("Al raso.\n");
[[    } else if (oro >= 100) {]]
[[        printf("Palacio.\n");]]
[[    } else if (oro >= 10) {]]
[[        printf("Posada.\n");]]
[[    } else {]]
[[        printf("Establo.\n");]]
    }
    return 0;
}
