#include <stdio.h>

int main(void)
{
    int usadas = 0;
    int total = 1;
    double parte;

    scanf("%d %d", &usadas, &total);
    parte = [[(double)usadas / total]];
    printf("%.1f %%\n", parte * 100);
    return 0;
}
