#include <stdio.h>

int main(void)
{
    int oro = 0;

    scanf("%d", &oro);
    if (oro >= 10) {
        printf("Pasa. Te quedan %d.\n",
               oro - 10);
    } else {
        printf("Alto. Te faltan %d.\n",
               10 - oro);
    }
    return 0;
}
