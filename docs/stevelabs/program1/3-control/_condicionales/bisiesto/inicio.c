#include <stdio.h>

int main(void)
{
    int fecha = 0;

    scanf("%d", &fecha);
    printf("%d: el dragón duerme.\n",
           fecha);
    return 0;
}
