#include <stdio.h>

int main(void)
{
    printf("%d de %d: %s\n",
           2, 3, "llave");
    printf("%.2f kg, %d %%\n",
           1.5, 50);
    return 0;
}
