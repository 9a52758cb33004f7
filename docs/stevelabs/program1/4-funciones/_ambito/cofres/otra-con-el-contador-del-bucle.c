#include <stdio.h>

int main(void)
{
    int cofres = 0;
    int total = 0;
    int oro;

    scanf("%d", &cofres);
    for (int i = 1; i <= cofres; i++) {
        scanf("%d", &oro);
        total += oro;
        printf("Cofre %d: %d\n", i, oro);
    }
    printf("Total: %d\n", total);
    return 0;
}
